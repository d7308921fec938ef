import { appendFileSync, writeFileSync } from 'node:fs';
import { access } from 'node:fs/promises';
import type { Options, PlayerIndex } from '@snowbound/engine';
import { readTextFile, refuseUnwritable } from '../files.ts';
import { misuse } from '../words.ts';
import type { DuelEnd } from './duel.ts';

/** What all games of a file have in common: its first line. */
export interface Setting {
  readonly game: string;
  readonly content: string;
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
  /** As given, with their budgets. */
  readonly bots: readonly string[];
  /** How they play: see `fingerprintOf`. */
  readonly fingerprint: string;
}

/** Which game of which pair. */
export interface Fixture {
  readonly one: string;
  readonly other: string;
  readonly deal: number;
  /** Where the one sits. */
  readonly place: PlayerIndex;
}

/** The games that were played before, and those that come to them. */
export interface Ledger {
  endOf(fixture: Fixture): DuelEnd | null;
  add(fixture: Fixture, end: DuelEnd): void;
}

/** For those who keep nothing. */
export const noLedger: Ledger = { endOf: () => null, add: () => undefined };

/** What a file of results holds: a line for its setting and one for each game; `null` if there is no such file. */
export async function readResults(file: string): Promise<readonly unknown[] | null> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    await refuseUnwritable(file);
    return null;
  }
  const text = await readTextFile(file);
  // Whatever was cut off in the middle of a line is played again.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) writeFileSync(file, whole);
  if (whole === '') return null;
  return whole
    .trimEnd()
    .split('\n')
    .map((line, at) => parsed(line, file, at + 1));
}

/** The seed that such lines were played with. */
export function seedIn(lines: readonly unknown[] | null): string | undefined {
  const { seed } = Object(lines?.[0]);
  return typeof seed === 'string' ? seed : undefined;
}

function parsed(line: string, file: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw misuse('cli.results-broken', { file, line: number });
  }
}

/** The ledger stored in `file`, which begins with this setting or is new; `usual` are the options of a table that chooses none. */
export function ledgerIn(file: string, lines: readonly unknown[] | null, setting: Setting, usual: Options): Ledger {
  const [head, ...games] = lines ?? [];
  if (head === undefined) appendFileSync(file, `${JSON.stringify(setting)}\n`);
  else refuseOther(file, head, setting, usual);
  const ends = new Map<string, DuelEnd>();
  for (const [at, game] of games.entries()) {
    if (!isPlayed(game)) throw misuse('cli.results-broken', { file, line: at + 2 });
    ends.set(keyOf(game), game);
  }
  return {
    endOf: fixture => ends.get(keyOf(fixture)) ?? null,
    add({ one, other, deal, place }, { share, scores }) {
      appendFileSync(file, `${JSON.stringify({ one, other, deal, place, share, scores })}\n`);
    },
  };
}

const keyOf = ({ one, other, deal, place }: Fixture): string => [one, other, deal, place].join(' ');

function isPlayed(line: unknown): line is Fixture & DuelEnd {
  const { one, other, deal, place, share, scores } = Object(line);
  const numbers = [deal, place, share, ...(Array.isArray(scores) ? scores : [null])];
  return [one, other].every(name => typeof name === 'string') && numbers.every(Number.isFinite);
}

/** Games of other settings must not be mixed: names the first thing that differs. */
function refuseOther(file: string, head: unknown, setting: Setting, usual: Options): void {
  const { options, ...rest } = Object(head);
  // A file from before a game had some option was played as is usual now.
  const before: Readonly<Record<string, unknown>> = { ...rest, options: { ...usual, ...options } };
  for (const [name, value] of Object.entries(setting)) {
    const [there, here] = [before[name], value].map(each => JSON.stringify(each) ?? '–');
    if (there !== here) throw misuse('cli.results-other', { file, name, there: there as string, here: here as string });
  }
}
