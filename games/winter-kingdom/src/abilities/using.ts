import { flow, type Known, type Phrase, type Seat, toAll } from '@snowbound/engine';
import { assignCommon, type Cell, type CellSet, collect, isEmpty, NOWHERE, nextCell, noCells } from '@snowbound/hex';
import { type Action, AS_FORT, cardActions, DECLINE, TAKE, TO } from '../actions.ts';
import { build, declareFort, pieceOptions } from '../building.ts';
import { begin } from '../mandatory.ts';
import { put, takeOff } from '../pieces.ts';
import { keepOwnNeighbours, keepUncrowded } from '../sites.ts';
import {
  type Ability,
  type Ask,
  type Deed,
  type Player,
  piecesLeft,
  playerAt,
  type State,
  type Step,
} from '../state.ts';
import { CELLS } from '../tableaus.ts';
import { nextInCircle } from '../terrain.ts';
import { phrase } from '../words.ts';
import { hasAbility, type Kind } from './ability.ts';

const sites = noCells(CELLS);
const targets = noCells(CELLS);
const movable = noCells(CELLS);

/** What a content file says of an ability card. */
export interface AbilityCard {
  readonly number: number;
  readonly id: string;
  readonly kind: Kind;
  readonly first: Deed;
  readonly second: Deed | null;
  readonly buy: number;
  readonly upgrade: number;
  readonly known: Known;
}

/** The card with what its halves resolve to. */
export function compile(card: AbilityCard): Ability {
  const { id, number, first, second, kind } = card;
  const follows = kind === 'arrow' && second !== null ? [followUp(number, id, second)] : [];
  return {
    ...card,
    actions: cardActions(number, id),
    useFirst: { name: `use ${id}`, steps: [...stepsOf(first, id), ...follows] },
    useSecond: { name: `use ${id} 2`, steps: second === null || kind === 'arrow' ? [] : stepsOf(second, id) },
  };
}

function stepsOf(deed: Deed, card: string): Step[] {
  if (deed.does === 'build') return [placing(deed, card)];
  if (deed.does === 'move') return [taking(deed, card), moving(deed, card)];
  return [{ kind: 'act', act: beginOnNext }];
}

/** WK-4.1: the allowed spaces of a build action, after twists and the own-piece test. */
function allowedSites(state: State, seat: Seat, deed: Deed, allowed: CellSet): void {
  const player = playerAt(state, seat);
  deed.sites(state, seat, allowed);
  keepUncrowded(state, player, allowed);
  if (deed.keepsToOwn) keepOwnNeighbours(state, player, allowed);
}

const promptOf = (deed: Deed, card: string): Phrase =>
  phrase(deed.rule, deed.does === 'build' ? 'prompts.ability-build' : 'prompts.ability-move', {
    card: { name: `names.${card}` },
    deed: { name: `deeds.${deed.name}` },
  });

const placing = (deed: Deed, card: string): Ask => ({
  kind: 'ask',
  prompt: promptOf(deed, card),
  options: (state, { seat }) => {
    allowedSites(state, seat, deed, sites);
    return pieceOptions(state, playerAt(state, seat), sites);
  },
  take: (state, { seat }, action) => {
    if (action === AS_FORT) return declareFort(state);
    // WK-5: after a fort there is no house for an ARROW to go on with.
    state.subject = action.verb === 'build' ? action.cell : NOWHERE;
    build(state, seat, action);
  },
});

const taking = (deed: Deed, card: string): Ask => ({
  kind: 'ask',
  prompt: phrase(deed.rule, 'prompts.ability-take', {
    card: { name: `names.${card}` },
    deed: { name: `deeds.${deed.name}` },
  }),
  options: (state, { seat }) => {
    const options: Action[] = [];
    assignCommon(movable, playerAt(state, seat).houses, deed.starts(state));
    for (let cell = nextCell(movable, 0); cell >= 0; cell = nextCell(movable, cell + 1)) {
      if (deed.reaches(state, seat, cell)) options.push(TAKE[cell] as Action);
    }
    return options;
  },
  take: (state, _frame, action) => {
    state.subject = action.cell;
  },
});

const moving = (deed: Deed, card: string): Ask => ({
  kind: 'ask',
  prompt: promptOf(deed, card),
  options: (state, { seat }) => {
    const options: Action[] = [];
    if (state.subject === NOWHERE) return options;
    deed.targets(state, seat, state.subject, targets);
    collect(options, targets, TO);
    return options;
  },
  take: (state, { seat }, action) => moveSubject(state, seat, action.cell),
});

/** WK-4.2: moving is not building, so nothing is earned or triggered. */
function moveSubject(state: State, seat: Seat, to: Cell): void {
  const player = playerAt(state, seat);
  state.left = state.subject;
  takeOff(state, player, state.subject);
  put(state, player, to, 'house');
  state.journal?.push(toAll(phrase('WK-4.2', 'journal.moves', { who: { seat }, from: state.left, space: to })));
  state.subject = to;
}

/** WK-5: the second half of an ARROW card, straight after the first and with that same house, if its owner likes. */
function followUp(number: number, card: string, deed: Deed): Ask {
  const asked = deed.does === 'build' ? placing(deed, card) : moving(deed, card);
  return {
    kind: 'ask',
    prompt: asked.prompt,
    options: (state, frame) => {
      if (state.subject === NOWHERE || !hasAbility(playerAt(state, frame.seat).upgraded, number)) return NO_OPTIONS;
      const options = asked.options(state, frame);
      return options.length === 0 || state.isFortNext ? options : [...options, DECLINE];
    },
    take: (state, frame, action) => (action === DECLINE ? undefined : asked.take(state, frame, action)),
  };
}

const NO_OPTIONS: readonly Action[] = Object.freeze([]);

/** WK-5.7: the mandatory action on the next terrain of the circle. */
function beginOnNext(state: State, { seat }: { readonly seat: Seat }): void {
  state.building = nextInCircle(state.played);
  begin(state, seat);
}

/** WK-3.2: whether the action can be carried out now. */
export function isPossible(state: State, seat: Seat, deed: Deed): boolean {
  const player = playerAt(state, seat);
  if (deed.does === 'move') return somebodyMoves(state, seat, player, deed);
  if (piecesLeft(player) === 0 || (deed.does === 'mandatory' && state.isMandatoryDone)) return false;
  // Keeping to own pieces never leaves nothing, so it need not be asked here.
  deed.sites(state, seat, sites);
  keepUncrowded(state, player, sites);
  return !isEmpty(sites);
}

function somebodyMoves(state: State, seat: Seat, { houses }: Player, deed: Deed): boolean {
  assignCommon(movable, houses, deed.starts(state));
  for (let cell = nextCell(movable, 0); cell >= 0; cell = nextCell(movable, cell + 1)) {
    if (deed.reaches(state, seat, cell)) return true;
  }
  return false;
}

/** Begins to carry out one half of a card. */
export function useCard(state: State, seat: Seat, ability: Ability, action: Action): void {
  const player = playerAt(state, seat);
  const isSecond = action === ability.actions.useSecond;
  if (isSecond) player.usedSecond |= 1 << ability.number;
  else player.usedFirst |= 1 << ability.number;
  state.subject = NOWHERE;
  state.left = NOWHERE;
  state.journal?.push(
    toAll(phrase('WK-3.2', 'journal.uses', { who: { seat }, card: { name: `names.${ability.id}` } })),
  );
  flow.resolve(state, seat, isSecond ? ability.useSecond : ability.useFirst);
}
