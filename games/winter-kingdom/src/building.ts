import { flow, type Seat, toAll } from '@snowbound/engine';
import { type CellSet, noCells } from '@snowbound/hex';
import { nextToOwn } from './abilities/builds.ts';
import { type Action, AS_FORT, BUILD, DECLINE, FORT_ON } from './actions.ts';
import { offer } from './offer.ts';
import { type Piece, put } from './pieces.ts';
import { CELLS } from './spaces.ts';
import { type Effect, type Player, piecesLeft, playerAt, type State } from './state.ts';
import { phrase } from './words.ts';

const sites = noCells(CELLS);

/** Offers a house on each site and the wish to build a fort instead; only forts once that was said or no house is left. */
export function offerPieces(state: State, player: Player, allowed: CellSet): void {
  if (piecesLeft(player) === 0) return;
  if (state.isFortNext || player.housesLeft === 0) {
    offer.addEach(allowed, FORT_ON);
    return;
  }
  offer.addEach(allowed, BUILD);
  if (player.fortsLeft > 0 && !offer.isEmpty) offer.add(AS_FORT);
}

/** WK-4.3: after each built piece its coins, then Clan; what else was unfinished comes later. */
export function build(state: State, seat: Seat, action: Action): void {
  const piece: Piece = action.verb === 'fort' ? 'fort' : 'house';
  const player = playerAt(state, seat);
  const { cell } = action;
  const { economy, twist } = state.table;
  state.isFortNext = false;
  if (piece === 'fort') player.fortsLeft--;
  else player.housesLeft--;
  state.built++;
  put(state, player, cell, piece);
  state.journal?.push(toAll(phrase('WK-4.1', `journal.builds-${piece}`, { who: { seat }, space: cell })));
  earn(state, seat, economy.perHouse(state, seat, cell) * (piece === 'fort' ? 2 : 1));
  if (piecesLeft(player) === 0) endWithRound(state, seat);
  if (twist.addsPiece(state, seat, cell)) flow.resolve(state, seat, onePieceMore);
}

export function earn(state: State, seat: Seat, coins: number): void {
  if (coins === 0) return;
  playerAt(state, seat).coins += coins;
  const { economy } = state.table;
  state.journal?.push(
    toAll(phrase(economy.rule, 'journal.earns', { who: { seat }, coins, card: { name: `names.${economy.id}` } })),
  );
}

/** WK-9.1 */
function endWithRound(state: State, seat: Seat): void {
  if (!state.isLastRound) state.journal?.push(toAll(phrase('WK-9.1', 'journal.last-round', { who: { seat } })));
  state.isLastRound = true;
}

/** WK-8.2: one more piece, if its owner likes, next to any own piece. */
const onePieceMore: Effect = {
  name: 'one piece more',
  steps: [
    {
      kind: 'ask',
      prompt: phrase('WK-8.2', 'prompts.one-more'),
      options: (state, { seat }) => {
        nextToOwn(state, seat, sites);
        offer.begin();
        offerPieces(state, playerAt(state, seat), sites);
        if (!offer.isEmpty && !state.isFortNext) offer.add(DECLINE);
        return offer.finished();
      },
      take: (state, { seat }, action) => {
        if (action === DECLINE) return;
        if (action === AS_FORT) return declareFort(state);
        build(state, seat, action);
      },
    },
  ],
};

/** The same question again, now for a fort. */
export function declareFort(state: State): 'again' {
  state.isFortNext = true;
  return 'again';
}
