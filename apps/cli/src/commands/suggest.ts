import { adviserFor } from '@snowbound/catalogue';
import { type Budget, fastFromSeed } from '@snowbound/engine';
import { readRecord, replay } from '@snowbound/table';
import { gameOfRecord } from '../content.ts';
import { EXIT } from '../exit-codes.ts';
import { readTextFile } from '../files.ts';
import { columnsOf, paddedLeft } from '../terminal/layout.ts';
import type { Voice } from '../voice.ts';
import { misuse } from '../words.ts';

const now = (): number => performance.now();

export interface SuggestOptions {
  readonly to?: number;
  readonly seat?: number;
  readonly budget?: Budget;
  readonly seed?: string;
  readonly content?: string;
  readonly json?: boolean;
}

const SHOWN = 5;

/** Says which moves look best to one seat of a recorded game, knowing only what that seat knows. */
export async function suggest(file: string, options: SuggestOptions, voice: Voice): Promise<number> {
  const record = readRecord(await readTextFile(file));
  const game = await gameOfRecord(record, options.content, voice);
  const table = replay(game, record, options.to === undefined ? {} : { moves: options.to });
  const seat = options.seat ?? table.waiting[0];
  if (seat !== undefined && seat >= table.seating.length)
    throw misuse('cli.no-such-seat', { given: seat, last: table.seating.length - 1 });
  if (seat === undefined || table.isOver) throw misuse('cli.suggest-over', { file });
  if (!table.waiting.includes(seat)) throw misuse('cli.suggest-not-asked', { seat });
  const adviser = await adviserFor(game, now);
  if (adviser === null) throw misuse('cli.no-profile', { game: game.name });
  const random = fastFromSeed(options.seed ?? 'suggest');
  const suggestions = adviser
    .suggest(table.chair(seat), { ...(options.budget ?? adviser.budget), now }, random)
    .slice(0, SHOWN)
    .map(({ action, ...found }) => ({
      move: game.moveFor(action),
      words: voice.say(game.wordsFor(action)),
      ...found,
    }));
  if (options.json === true) {
    process.stdout.write(`${JSON.stringify({ game: game.name, moves: table.length, seat, suggestions }, null, 2)}\n`);
    return EXIT.well;
  }
  const percent = (share: number): string => `${voice.number(100 * share)} %`;
  const rows = suggestions.map(({ words, chance, error }) => [
    words,
    paddedLeft(percent(chance), 5),
    `± ${voice.number(100 * error)}`,
  ]);
  process.stdout.write(`${[voice.tell('cli.suggest-heading', { seat }), ...columnsOf(rows)].join('\n')}\n`);
  return EXIT.well;
}
