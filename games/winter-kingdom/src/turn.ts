import { flow, type Seat, toAll } from '@snowbound/engine';
import { NO_ABILITIES } from './abilities/ability.ts';
import { abilityAt, offerUses } from './abilities/offers.ts';
import { useCard } from './abilities/using.ts';
import { AS_FORT, DONE, REMOVE, SKIP } from './actions.ts';
import { ACT_AFTER } from './asked.ts';
import { declareFort, earn } from './building.ts';
import { drawTerrain } from './deck.ts';
import { endIfLast } from './ending.ts';
import { beginWith, offerMandatory } from './mandatory.ts';
import { offer } from './offer.ts';
import { takeOff } from './pieces.ts';
import { purchase } from './purchase.ts';
import { type Ask, type Effect, playerAt, type State, type Step } from './state.ts';
import { NO_TERRAIN, nameOfTerrain } from './terrain.ts';
import { phrase } from './words.ts';

/** WK-3.1: the terrain card is revealed. */
function reveal(state: State, { seat }: { readonly seat: Seat }): void {
  const player = playerAt(state, seat);
  state.played = player.terrain;
  state.building = player.terrain;
  player.terrain = NO_TERRAIN;
  state.reveals++;
  state.isMandatoryBegun = false;
  while (state.placed.length > 0) state.placed.pop();
  state.built = 0;
  state.purchased = NO_ABILITIES;
  if (state.journal === null) return;
  const who = { seat };
  const tells =
    state.played === NO_TERRAIN
      ? phrase('WK-3.5', 'journal.no-card', { who })
      : phrase('WK-3.1', 'journal.reveals', { who, terrain: { name: `names.${nameOfTerrain(state.played)}` } });
  state.journal.push(toAll(tells));
}

/** WK-3.2: abilities before and after the mandatory action, in any order. */
const act: Ask = {
  kind: 'ask',
  prompt: ACT_AFTER,
  options: (state, { seat }) => {
    offer.begin();
    if (!state.isMandatoryBegun) {
      offerMandatory(state, seat);
      if (state.isFortNext) return offer.finished();
      if (offer.isEmpty) offer.add(SKIP);
    }
    offerUses(state, seat);
    // Cards in play are open: everyone sees that nothing can be used.
    if (state.isMandatoryBegun && !offer.isEmpty) offer.add(DONE);
    return offer.finished();
  },
  take: (state, { seat }, action) => {
    if (action === DONE) return;
    if (action === AS_FORT) return declareFort(state);
    if (action === SKIP) skipMandatory(state, seat);
    else if (action.verb === 'build' || action.verb === 'fort') beginWith(state, seat, action);
    else useCard(state, seat, abilityAt(state, action.ability), action);
    return 'again';
  },
};

function skipMandatory(state: State, seat: Seat): void {
  state.isMandatoryBegun = true;
  state.journal?.push(toAll(phrase('WK-3.1', 'journal.skips', { who: { seat } })));
}

/** WK-7.8: houses for coins, one by one. */
const removeForCoins: Ask = {
  kind: 'ask',
  prompt: phrase('WK-7.8', 'prompts.discard'),
  options: (state, { seat }) => {
    offer.begin();
    if (state.table.economy.perRemoved > 0) offer.addEach(playerAt(state, seat).houses, REMOVE);
    if (!offer.isEmpty) offer.add(DONE);
    return offer.finished();
  },
  take: (state, { seat }, action) => {
    if (action === DONE) return;
    takeOff(state, playerAt(state, seat), action.cell);
    state.journal?.push(toAll(phrase('WK-7.8', 'journal.removes', { who: { seat }, space: action.cell })));
    earn(state, seat, state.table.economy.perRemoved);
    return 'again';
  },
};

/** WK-8.1: too many pieces built cost a house. */
const loseHouse: Ask = {
  kind: 'ask',
  prompt: phrase('WK-8.1', 'prompts.wolves'),
  options: (state, { seat }) => {
    offer.begin();
    if (state.built > state.table.twist.mostBuilt) offer.addEach(playerAt(state, seat).houses, REMOVE);
    return offer.finished();
  },
  take: (state, { seat }, action) => {
    takeOff(state, playerAt(state, seat), action.cell);
    state.journal?.push(toAll(phrase('WK-8.1', 'journal.removes', { who: { seat }, space: action.cell })));
  },
};

/** WK-3.5: the rest of the cleanup, in its order. */
function cleanUp(state: State, { seat }: { readonly seat: Seat }): void {
  const player = playerAt(state, seat);
  if (state.played !== NO_TERRAIN) state.discards[state.played] = (state.discards[state.played] as number) + 1;
  state.played = NO_TERRAIN;
  state.building = NO_TERRAIN;
  player.terrain = drawTerrain(state, seat);
  player.usedFirst = NO_ABILITIES;
  player.usedSecond = NO_ABILITIES;
  state.purchased = NO_ABILITIES;
}

/** WK-2.5: clockwise, and after the last player of a round the next one begins. */
function passOn(state: State): void {
  state.active = (state.active + 1) % state.seats;
  if (state.active !== state.table.start) return;
  endIfLast(state);
  state.round++;
}

const steps: readonly Step[] = [
  { kind: 'act', act: reveal },
  act,
  removeForCoins,
  purchase,
  loseHouse,
  { kind: 'act', act: cleanUp },
  { kind: 'act', act: passOn },
];

/** WK-3: a turn, in its order. */
const turn: Effect = { name: 'a turn', steps };

/** One turn after another; the end clears the stack. */
export const theGame: Effect = {
  name: 'the game',
  steps: [
    {
      kind: 'act',
      act: state => {
        flow.resolve(state, state.active, turn);
        return 'again';
      },
    },
  ],
};
