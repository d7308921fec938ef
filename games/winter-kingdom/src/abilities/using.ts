import { flow, type Known, type Name, type Phrase, type Seat, toAll } from '@snowbound/engine';
import { type Cell, NOWHERE, noCells } from '@snowbound/hex';
import { type Action, AS_FORT, cardActions, DECLINE, TAKE, TO } from '../actions.ts';
import { build, declareFort, offerPieces } from '../building.ts';
import { begin } from '../mandatory.ts';
import { offer } from '../offer.ts';
import { put, takeOff } from '../pieces.ts';
import { CELLS } from '../spaces.ts';
import { type Ability, type Ask, type Deed, playerAt, type State, type Step } from '../state.ts';
import { nextInCircle } from '../terrain.ts';
import { phrase } from '../words.ts';
import { hasAbility, type Kind } from './ability.ts';
import { allowedSites, movableHouses } from './possible.ts';

const sites = noCells(CELLS);
const targets = noCells(CELLS);

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

/** The card with what its halves resolve to. Written out field by field, so that all cards have one shape. */
export function compile({ number, id, kind, first, second, buy, upgrade, known }: AbilityCard): Ability {
  const follows = kind === 'arrow' && second !== null ? [followUp(number, id, second)] : [];
  return {
    number,
    id,
    kind,
    first,
    second,
    buy,
    upgrade,
    known,
    actions: cardActions(number, id),
    useFirst: { name: `use ${id}`, steps: [...stepsOf(first, id), ...follows, letGo] },
    useSecond: {
      name: `use ${id} 2`,
      steps: second === null || kind === 'arrow' ? [] : [...stepsOf(second, id), letGo],
    },
  };
}

/** The use is over: no house is being moved any more. */
const letGo: Step = {
  kind: 'act',
  act: state => {
    state.subject = NOWHERE;
    state.left = NOWHERE;
  },
};

function stepsOf(deed: Deed, card: string): Step[] {
  if (deed.does === 'build') return [placing(deed, card)];
  if (deed.does === 'move') return [taking(deed, card), moving(deed, card)];
  return [{ kind: 'act', act: beginOnNext }];
}

function offerSites(state: State, seat: Seat, deed: Deed): void {
  allowedSites(state, seat, deed, sites);
  offerPieces(state, playerAt(state, seat), sites);
}

/** WK-4.2: offers the spaces the house being moved may go to. */
function offerTargets(state: State, seat: Seat, deed: Deed): void {
  if (state.subject === NOWHERE) return;
  deed.targets(state, seat, state.subject, targets);
  offer.addEach(targets, TO);
}

/** What a deed says by itself. */
const wordsOf = ({ name }: Deed): Name => ({ name: `deeds.${name}` });
/** The same of the house that the first half of an ARROW card was about. */
const wordsAfterFirst = ({ name, rule }: Deed): Phrase => ({ key: `deeds.${name}`, rule, values: { kind: 'arrow' } });

const promptOf = ({ does, rule }: Deed, card: string, deed: Name | Phrase): Phrase =>
  phrase(rule, does === 'build' ? 'prompts.ability-build' : 'prompts.ability-move', {
    card: { name: `names.${card}` },
    deed,
  });

const placing = (deed: Deed, card: string, words: Name | Phrase = wordsOf(deed)): Ask => ({
  kind: 'ask',
  prompt: promptOf(deed, card, words),
  options: (state, { seat }) => {
    offer.begin();
    offerSites(state, seat, deed);
    return offer.finished();
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
    deed: wordsOf(deed),
  }),
  options: (state, { seat }) => {
    movableHouses(state, seat, deed, sites);
    offer.begin();
    offer.addEach(sites, TAKE);
    return offer.finished();
  },
  take: (state, _frame, action) => {
    state.subject = action.cell;
  },
});

const moving = (deed: Deed, card: string, words: Name | Phrase = wordsOf(deed)): Ask => ({
  kind: 'ask',
  prompt: promptOf(deed, card, words),
  options: (state, { seat }) => {
    offer.begin();
    offerTargets(state, seat, deed);
    return offer.finished();
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
  const ask = deed.does === 'build' ? placing : moving;
  const asked = ask(deed, card, wordsAfterFirst(deed));
  return {
    kind: 'ask',
    prompt: asked.prompt,
    options: (state, { seat }) => {
      offer.begin();
      if (state.subject !== NOWHERE && hasAbility(playerAt(state, seat).upgraded, number)) {
        if (deed.does === 'build') offerSites(state, seat, deed);
        else offerTargets(state, seat, deed);
      }
      if (!offer.isEmpty && !state.isFortNext) offer.add(DECLINE);
      return offer.finished();
    },
    take: (state, frame, action) => (action === DECLINE ? undefined : asked.take(state, frame, action)),
  };
}

/** WK-5.7: the mandatory action on the next terrain of the circle. */
function beginOnNext(state: State, { seat }: { readonly seat: Seat }): void {
  state.building = nextInCircle(state.played);
  begin(state, seat);
}

/** Begins to carry out one half of a card. */
export function useCard(state: State, seat: Seat, ability: Ability, action: Action): void {
  const player = playerAt(state, seat);
  const isSecond = action === ability.actions.useSecond;
  if (isSecond) player.usedSecond |= 1 << ability.number;
  else player.usedFirst |= 1 << ability.number;
  state.journal?.push(
    toAll(phrase('WK-3.2', 'journal.uses', { who: { seat }, card: { name: `names.${ability.id}` } })),
  );
  flow.resolve(state, seat, isSecond ? ability.useSecond : ability.useFirst);
}
