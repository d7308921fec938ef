import type { Phrase } from '@snowbound/engine';
import type { View } from '@snowbound/winter-kingdom';
import { nameOf, own, phrase } from './words.ts';

/** A card that lies open for everyone, with the points it gives now if it gives any. */
export interface OpenCard {
  readonly id: string;
  readonly name: Phrase;
  readonly kind: Phrase;
  readonly text: Phrase;
  /** What was settled for it before the game. */
  readonly note: Phrase | null;
  /** By seat. */
  readonly points: readonly number[] | null;
}

const CASTLES = 'castles';
const ABOUT_LINES = ['knights', 'hikers'];
const ABOUT_UPPER = 'furs';

/** The slot of the tableau that pays as the upper one; `null` if none does. */
export const upperSlot = ({ economy, upper }: View): number | null => (economy === ABOUT_UPPER ? upper : null);

/** The scoring cards and the castles, in the order they are counted. */
export function scoredCards({ cards, players, line }: View): readonly OpenCard[] {
  const pointsOf = (id: string): readonly number[] =>
    players.map(({ score }) => score.find(({ source }) => source === `score.${id}`)?.points ?? 0);
  const scored = cards.scoring.map(({ id, worth, each }) => ({
    id,
    name: own(`names.${id}`),
    kind: phrase('', 'winter-kingdom-board.scoring'),
    text: own(
      'rules.scoring-card',
      { card: nameOf(id), points: worth, text: own(`cards.${id}`, { each }, 'WK-6') },
      'WK-6',
    ),
    note: ABOUT_LINES.includes(id) ? phrase('WK-2.4', 'winter-kingdom-board.lines', { line }) : null,
    points: pointsOf(id),
  }));
  const castles = {
    id: CASTLES,
    name: own('score.castles'),
    kind: phrase('', 'winter-kingdom-board.scoring'),
    text: own('rules.WK-9.2', {}, 'WK-9.2'),
    note: null,
    points: pointsOf(CASTLES),
  };
  return [...scored, castles];
}

/** The cards that score, then economy and twist. */
export function openCards(view: View): readonly OpenCard[] {
  const { economy, twist } = view;
  const plain = (id: string, kind: Phrase): OpenCard => ({
    id,
    name: own(`names.${id}`),
    kind,
    text: own('rules.card', { card: nameOf(id), text: { name: `cards.${id}` } }),
    note: id === ABOUT_UPPER ? phrase('WK-2.4', 'winter-kingdom-board.upper') : null,
    points: null,
  });
  const twists = twist === 'none' ? [] : [plain(twist, phrase('', 'winter-kingdom-board.twist'))];
  return [...scoredCards(view), plain(economy, phrase('', 'winter-kingdom-board.economy')), ...twists];
}
