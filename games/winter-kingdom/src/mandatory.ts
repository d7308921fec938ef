import { flow, type Seat } from '@snowbound/engine';
import { type CellSet, noCells } from '@snowbound/hex';
import { onTerrain } from './abilities/builds.ts';
import { type Action, AS_FORT } from './actions.ts';
import { MANDATORY_PIECES } from './amounts.ts';
import { BUILD_NEXT } from './asked.ts';
import { build, declareFort, earn, offerPieces } from './building.ts';
import { NO_OFFER, offer } from './offer.ts';
import { keepOwnNeighbours, keepUncrowdedIfAny } from './sites.ts';
import { CELLS } from './spaces.ts';
import { type Effect, playerAt, type State } from './state.ts';

const sites = noCells(CELLS);

/** WK-3.1, WK-4.1: where a piece of the mandatory action may go. */
export function mandatorySites(state: State, seat: Seat, allowed: CellSet): void {
  const player = playerAt(state, seat);
  onTerrain(state, state.building, allowed);
  keepUncrowdedIfAny(state, player, allowed);
  keepOwnNeighbours(state, player, allowed);
}

export function offerMandatory(state: State, seat: Seat): void {
  mandatorySites(state, seat, sites);
  offerPieces(state, playerAt(state, seat), sites);
}

/** What may be built where, as a list of its own. */
export function mandatoryOptions(state: State, seat: Seat): readonly Action[] {
  offer.begin();
  offerMandatory(state, seat);
  return offer.finished();
}

/** Builds one of its pieces; the economy may look at all three once they stand. */
function buildMandatory(state: State, seat: Seat, action: Action): void {
  state.placed.push(action.cell);
  build(state, seat, action);
  if (state.placed.length === MANDATORY_PIECES) earn(state, seat, state.table.economy.perThree(state));
}

/** The pieces still to build: once begun, nothing comes between them but Clan. */
const rest: Effect = {
  name: 'the rest of the mandatory action',
  steps: [
    {
      kind: 'ask',
      prompt: BUILD_NEXT,
      options: (state, { seat }) => (state.placed.length < MANDATORY_PIECES ? mandatoryOptions(state, seat) : NO_OFFER),
      take: (state, { seat }, action) => {
        if (action === AS_FORT) return declareFort(state);
        buildMandatory(state, seat, action);
        return 'again';
      },
    },
  ],
};

/** Begins with a piece already chosen. */
export function beginWith(state: State, seat: Seat, action: Action): void {
  begin(state, seat);
  buildMandatory(state, seat, action);
}

/** Begins with the choice of its first piece. */
export function begin(state: State, seat: Seat): void {
  state.isMandatoryBegun = true;
  flow.resolve(state, seat, rest);
}

/** WK-3.1: whether no piece of it is still to be built this turn. */
export const isMandatoryDone = (state: State): boolean =>
  state.isMandatoryBegun &&
  !(
    state.placed.length < MANDATORY_PIECES &&
    state.stack.some(({ effect }) => effect === rest) &&
    mandatoryOptions(state, state.active).length > 0
  );
