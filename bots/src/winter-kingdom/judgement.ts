import { countCommon, countMet } from '@snowbound/hex';
import { type Player, pointsInSight, type State } from '@snowbound/winter-kingdom';
import { countIn } from '../bits.ts';
import type { Judgement } from '../judgement.ts';

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

const CARD_TERRAINS = 6;
const CASTLE = 8;
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

/** Card terrains on which the player could build next to own pieces: the fewer, the freer. */
function terrainsTouched({ table, occupied }: State, { touching }: Player): number {
  let touched = 0;
  for (let terrain = 0; terrain < CARD_TERRAINS; terrain++) {
    const spaces = table.board.spacesOf(terrain);
    for (let word = 0; word < spaces.length; word++) {
      if (((spaces[word] as number) & (touching[word] as number) & ~(occupied[word] as number)) === 0) continue;
      touched++;
      break;
    }
  }
  return touched;
}

export const winterKingdomJudgement: Judgement<State> = {
  features: FEATURES,
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
    const free = countCommon(player.touching, state.open);
    into[0] = 1;
    into[1] = pointsInSight(state, seat);
    into[2] = coins;
    into[3] = Math.min(coins, FEW_COINS);
    into[4] = countIn(player.bought);
    into[5] = countIn(player.upgraded);
    into[6] = affordable(state, player);
    into[7] = player.housesLeft;
    into[8] = player.fortsLeft;
    into[9] = Math.min(free, MOST_FREE);
    into[10] = terrainsTouched(state, player);
    into[11] = countMet(state.table.board.surroundings(CASTLE), player.pieces);
    into[12] = state.active === seat ? state.built : 0;
  },
};
