import { gameNamed } from '@snowbound/catalogue';
import { type AnyTable, Table } from '@snowbound/table';

const seven = (name: string, choice: (slot: number) => string): [string, string][] =>
  Array.from({ length: 7 }, (_, slot) => [`${name}-${slot}`, choice(slot)]);

/** Everything that chance could decide in the open is chosen: what is left to it is hidden. */
export const OPEN_OPTIONS: Readonly<Record<string, string>> = {
  twist: 'none',
  economy: 'export',
  'scoring-1': 'knights',
  'scoring-2': 'loners',
  'scoring-3': 'miners',
  upper: '1',
  start: '0',
  ...Object.fromEntries([...seven('tableau', slot => `${slot + 1}a`), ...seven('turns', () => '0')]),
};

/** Seeds of worlds that seat 1 cannot tell apart until it draws a card: found by dealing some thousand games. */
export const TWINS = [
  ['twin-1218', 'twin-1789'],
  ['twin-1395', 'twin-2008'],
  ['twin-1945', 'twin-2753'],
] as const;

/** The table as it is dealt by a seed. */
export const dealtBy = async (seed: string): Promise<AnyTable> =>
  new Table(await gameNamed('winter-kingdom'), { players: 2, seed, options: OPEN_OPTIONS });
