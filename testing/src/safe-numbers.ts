import { type AnyGame, fastFromSeed, pick } from '@snowbound/engine';
import { type AnyTable, Table } from '@snowbound/table';

interface Random {
  readonly players: number;
  readonly seed: string;
  /** Played no longer than this. */
  readonly mostMoves: number;
  /** No move tells more than this: what it sets off ends. */
  readonly mostEntries: number;
}

const LOOKS_EVERY = 8;

/** Plays at random and returns the first thing that should not be: a number that is none, or a move without an end. */
export function findUnsafe(game: AnyGame, { players, seed, mostMoves, mostEntries }: Random): string | null {
  const random = fastFromSeed(seed);
  const table: AnyTable = new Table(game, { players, seed, options: {} });
  for (let move = 0; move < mostMoves && !table.isOver; move++) {
    const question = pick(random, table.questions);
    const { move: chosen } = pick(random, question.options);
    const before = table.journal('spectator').length;
    const refused = table.play(question.seat, chosen);
    if (refused !== null) return `${chosen} was offered and refused: ${refused.key}`;
    if (table.journal('spectator').length - before > mostEntries)
      return `${chosen} told more than ${mostEntries} things`;
    const unsafe = move % LOOKS_EVERY === 0 ? unsafeAt(table) : null;
    if (unsafe !== null) return `after ${chosen}: ${unsafe}`;
  }
  return unsafeAt(table);
}

function unsafeAt(table: AnyTable): string | null {
  const seats = table.seating.map((_, seat) => seat);
  const views = [...seats, 'spectator' as const].map(viewer => table.view(viewer));
  return unsafeIn(
    { views, scores: seats.map(seat => table.score(seat)), journal: table.journal('spectator') },
    'table',
  );
}

/** Where in a value a number stands that is not whole and safe. */
function unsafeIn(value: unknown, at: string): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? null : `${at} is ${value}`;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const unsafe = unsafeIn(inner, `${at}.${key}`);
    if (unsafe !== null) return unsafe;
  }
  return null;
}
