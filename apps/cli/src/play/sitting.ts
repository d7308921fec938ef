import { createHash } from 'node:crypto';
import { type Budget, commitmentTo, type Fast, fastFromSeed, type Person, RULES, type Seat } from '@snowbound/engine';
import type { AnyTable, Question } from '@snowbound/table';
import type { Voice } from '../voice.ts';
import { seatName } from './seat-name.ts';
import { type Sitter, YOU } from './sitters.ts';

/** A table, who sits at it, and how its bots think. */
export interface Sitting {
  readonly table: AnyTable;
  /** One for each person. */
  readonly sitters: readonly Sitter[];
  /** How long bots think; `null` if each as long as it likes. */
  readonly budget: Budget | null;
  readonly voice: Voice;
}

export const sitterIn = ({ table, sitters }: Sitting, seat: Seat): Sitter =>
  sitters[table.people[seat] as number] as Sitter;

/** What somebody is called at this table. */
export const calledAt = ({ voice }: Sitting, { name }: Sitter): string => (name === YOU ? voice.tell('cli.you') : name);

export const namesBySeat = (sitting: Sitting): string[] =>
  sitting.table.people.map((person, seat) =>
    person === RULES ? seatName(sitting.table, sitting.voice, seat) : calledAt(sitting, sitterIn(sitting, seat)),
  );

/** The next question: first bots, so that a reveal follows the last choice at once, then whoever is at the keyboard. */
export function nextQuestion(sitting: Sitting, atTheKeyboard: Person | null): Question | null {
  const { table } = sitting;
  const { questions } = table;
  const ofBots = questions.find(({ seat }) => sitterIn(sitting, seat).bot !== null);
  const ofTheSame = questions.find(({ seat }) => table.people[seat] === atTheKeyboard);
  return ofBots ?? ofTheSame ?? questions[0] ?? null;
}

/** Chance for the bots: the same for the same seed, and nobody who does not know the seed can foresee it. */
export const botChance = ({ table }: Sitting): Fast =>
  fastFromSeed(createHash('sha256').update(`bots at ${table.seed}`).digest('hex'));

/** Lets the bot in `seat` choose and plays its move. */
export function playBot({ table, budget }: Sitting, bot: NonNullable<Sitter['bot']>, seat: Seat, chance: Fast): void {
  const action = bot.choose(table.chair(seat), budget ?? bot.budget, chance);
  const refused = table.play(seat, table.game.notation(action));
  if (refused !== null) throw new Error(`${bot.name} chose what is not offered: ${table.game.notation(action)}`);
}

/** What is shown before the first move: the promise not to change the seed. */
export const promiseOf = ({ table, voice }: Sitting): string =>
  voice.tell('cli.commitment', { commitment: commitmentTo(table.seed) });
