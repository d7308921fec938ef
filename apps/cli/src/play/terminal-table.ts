import { createHash } from 'node:crypto';
import {
  type Budget,
  commitmentTo,
  type Fast,
  fastFromSeed,
  type PlayerIndex,
  RULES,
  type Seat,
} from '@snowbound/engine';
import type { AnyTable, QuestionSnapshot } from '@snowbound/table';
import type { Voice } from '../voice.ts';
import { seatName } from './seat-name.ts';
import { type TerminalPlayer, YOU } from './terminal-players.ts';

/** A table at this terminal: its players, and how its bots think. */
export interface TerminalTable {
  readonly table: AnyTable;
  /** One for each player index. */
  readonly players: readonly TerminalPlayer[];
  /** How long bots think; `null` if each as long as it likes. */
  readonly budget: Budget | null;
  readonly voice: Voice;
}

export const playerIn = ({ table, players }: TerminalTable, seat: Seat): TerminalPlayer =>
  players[table.seating[seat] as number] as TerminalPlayer;

/** What somebody is called at this table. */
export const calledAt = ({ voice }: TerminalTable, { name }: TerminalPlayer): string =>
  name === YOU ? voice.tell('cli.you') : name;

export const namesBySeat = (terminalTable: TerminalTable): string[] =>
  terminalTable.table.seating.map((playerIndex, seat) =>
    playerIndex === RULES
      ? seatName(terminalTable.table, terminalTable.voice, seat)
      : calledAt(terminalTable, playerIn(terminalTable, seat)),
  );

/** The next question: first bots, so that a reveal follows the last choice at once, then whoever is at the keyboard. */
export function nextQuestion(terminalTable: TerminalTable, atTheKeyboard: PlayerIndex | null): QuestionSnapshot | null {
  const { table } = terminalTable;
  const { questions } = table;
  const ofBots = questions.find(({ seat }) => playerIn(terminalTable, seat).bot !== null);
  const ofTheSame = questions.find(({ seat }) => table.seating[seat] === atTheKeyboard);
  return ofBots ?? ofTheSame ?? questions[0] ?? null;
}

/** Chance for the bots: the same for the same seed, and nobody who does not know the seed can foresee it. */
export const botChance = ({ table }: TerminalTable): Fast =>
  fastFromSeed(createHash('sha256').update(`bots at ${table.seed}`).digest('hex'));

/** Lets the bot in `seat` choose and plays its move. */
export function playBot(
  { table, budget }: TerminalTable,
  bot: NonNullable<TerminalPlayer['bot']>,
  seat: Seat,
  chance: Fast,
): void {
  const action = bot.choose(table.chair(seat), budget ?? bot.budget, chance);
  const refused = table.play(seat, table.game.moveFor(action));
  if (refused !== null) throw new Error(`${bot.name} chose what is not offered: ${table.game.moveFor(action)}`);
}

/** What is shown before the first move: the promise not to change the seed. */
export const promiseOf = ({ table, voice }: TerminalTable): string =>
  voice.tell('cli.commitment', { commitment: commitmentTo(table.seed) });
