import type { Player, State } from '@snowbound/winter-kingdom';
import { countIn } from '../bits.ts';
import type { Features } from '../features.ts';
import { lookAtBoard } from './board-summary.ts';

const FEATURES = [
  'always',
  'points',
  'coins',
  'first five coins',
  'abilities in play',
  'abilities upgraded',
  'cards affordable',
  'houses left',
  'forts left',
  'free spaces next to own pieces',
  'terrains next to own pieces',
  'houses next to castles',
  'pieces built this turn',
] as const;

const FEW_COINS = 5;
const MOST_FREE = 40;

/** A stretch of the game is ten pieces. */
const PIECES_A_PHASE = 10;
const PHASES = 5;

const piecesLeft = ({ housesLeft, fortsLeft }: Player): number => housesLeft + fortsLeft;

/** Ability cards in hand that the coins would buy. */
function affordable({ content }: State, { hand, coins }: Player): number {
  let cards = 0;
  for (let rest = hand; rest !== 0; rest &= rest - 1) {
    const ability = content.abilities[31 - Math.clz32(rest & -rest)];
    if (ability !== undefined && ability.buy <= coins) cards++;
  }
  return cards;
}

export const winterKingdomFeatures: Features<State> = {
  names: FEATURES,
  phases: PHASES,
  isShared: true,
  phaseOf: (state, seat) => {
    if (state.isOver) return 0;
    const phase = 1 + Math.floor(piecesLeft(state.players[seat] as Player) / PIECES_A_PHASE);
    return phase < PHASES ? phase : PHASES - 1;
  },
  measure(state, seat, into) {
    const player = state.players[seat] as Player;
    const { coins } = player;
    const { points, free, terrains, atCastles } = lookAtBoard(state, seat);
    into[0] = 1;
    into[1] = points;
    into[2] = coins;
    into[3] = Math.min(coins, FEW_COINS);
    into[4] = countIn(player.bought);
    into[5] = countIn(player.upgraded);
    into[6] = affordable(state, player);
    into[7] = player.housesLeft;
    into[8] = player.fortsLeft;
    into[9] = Math.min(free, MOST_FREE);
    into[10] = terrains;
    into[11] = atCastles;
    into[12] = state.active === seat ? state.built : 0;
  },
};
