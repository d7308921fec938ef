import { randomBytes } from 'node:crypto';
import { Table, writeRecord } from '@snowbound/table';
import type { Chosen } from '../arguments.ts';
import { boardOf } from '../boards/board.ts';
import { gameFor } from '../content.ts';
import { EXIT } from '../exit-codes.ts';
import { refuseUnwritable, writeNewFile } from '../files.ts';
import { playAtTheKeyboard } from '../play/at-the-keyboard.ts';
import { playBotsOnly } from '../play/bots-only.ts';
import { scoresOf, seedOf } from '../play/farewell.ts';
import { pickGame, pickPlayers } from '../play/picker.ts';
import { playersAt } from '../play/terminal-players.ts';
import { calledAt, namesBySeat, type TerminalTable } from '../play/terminal-table.ts';
import { Interrupted, interruptible } from '../terminal/interruption.ts';
import { terminalKeyboard } from '../terminal/keyboard.ts';
import { paintFor } from '../terminal/paint.ts';
import { TerminalScreen, USUAL_COLUMNS } from '../terminal/screen.ts';
import type { Voice } from '../voice.ts';
import { misuse } from '../words.ts';

export interface PlayOptions {
  readonly players?: number;
  readonly seats?: readonly string[];
  readonly seed?: string;
  readonly option?: Chosen;
  readonly record?: string;
  readonly budget?: number;
  readonly content?: string;
}

const paint = paintFor(process.stdout, process.env);
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

/** Plays a game in the terminal, or shows bots playing one. */
export function play(game: string | undefined, options: PlayOptions, voice: Voice): Promise<number> {
  return interruptible(async interruption => {
    const screen = new TerminalScreen(process.stdout, paint);
    try {
      const terminalTable = await sitDown(game, options, voice, interruption);
      return await playToTheEnd(terminalTable, options.record, screen, interruption);
    } catch (error) {
      screen.leave();
      throw error;
    }
  });
}

/** Everything that can be wrong is found here, before the game begins. */
async function sitDown(
  picked: string | undefined,
  options: PlayOptions,
  voice: Voice,
  interruption: AbortSignal,
): Promise<TerminalTable> {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const keyboard = terminalKeyboard(paint, interruption);
  if (picked === undefined && !isTerminal) throw misuse('cli.which-game');
  const game = await gameFor(picked ?? (await pickGame(keyboard, voice)), options.content, voice);
  const isOpen = picked === undefined && options.players === undefined && options.seats === undefined;
  const players = isOpen ? await pickPlayers(keyboard, voice, game) : options.players;
  const terminalPlayers = await playersAt(game, { seats: options.seats, players });
  const seed = options.seed ?? randomBytes(32).toString('hex');
  const table = new Table(game, { players: terminalPlayers.length, seed, options: options.option ?? {} });
  const terminalTable = {
    table,
    players: terminalPlayers,
    budget: options.budget === undefined ? null : { iterations: options.budget },
    voice,
  };
  const people = terminalPlayers.filter(({ bot }) => bot === null).map(player => calledAt(terminalTable, player));
  if (people.length > 0 && !isTerminal) throw misuse('cli.needs-a-terminal', { who: voice.list(people) });
  if (options.record !== undefined) await refuseUnwritable(options.record);
  return terminalTable;
}

async function playToTheEnd(
  terminalTable: TerminalTable,
  record: string | undefined,
  screen: TerminalScreen,
  interruption: AbortSignal,
): Promise<number> {
  const keyboard = terminalKeyboard(paint, interruption);
  let unread: readonly string[] = [];
  try {
    if (terminalTable.players.every(({ bot }) => bot !== null)) await playBotsOnly(terminalTable, tell, interruption);
    else unread = await playAtTheKeyboard(terminalTable, { keyboard, screen, interruption });
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    screen.leave();
    await keep(terminalTable, record);
    process.stderr.write(`${stoppedWords(terminalTable, record)}\n`);
    return EXIT.interrupted;
  }
  screen.leave();
  await keep(terminalTable, record);
  sayFarewell(terminalTable, record, unread);
  return EXIT.well;
}

async function keep({ table }: TerminalTable, record: string | undefined): Promise<void> {
  if (record !== undefined) await writeNewFile(record, writeRecord(table.record));
}

const stoppedWords = ({ voice }: TerminalTable, record: string | undefined): string =>
  record === undefined ? voice.tell('cli.stopped') : voice.tell('cli.stopped-recorded', { record });

/** The last position, the scores and the seed stay on the screen after the game. */
function sayFarewell(terminalTable: TerminalTable, record: string | undefined, unread: readonly string[]): void {
  const { table, voice } = terminalTable;
  const columns = process.stdout.columns || USUAL_COLUMNS;
  const playerNames = namesBySeat(terminalTable);
  const draw = boardOf(table.game.name);
  const rows = Number.MAX_SAFE_INTEGER;
  const board = draw(table.view('spectator'), { voice, paint, columns, rows, playerNames, answers: [], unread });
  const lines = ['', ...board, '', ...scoresOf(table, voice, paint, playerNames), '', ...seedOf(table, voice, record)];
  lines.forEach(tell);
  if (record !== undefined) tell(voice.tell('cli.recorded', { record }));
}
