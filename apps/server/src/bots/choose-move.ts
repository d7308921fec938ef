import { randomBytes } from 'node:crypto';
import { platform, setPriority } from 'node:os';
import type { MessagePort } from 'node:worker_threads';
import { botNamed, gameNamed, gameOf } from '@snowbound/catalogue';
import { type AnyGame, fastFromSeed, type Seat } from '@snowbound/engine';
import { type GameRecord, replay } from '@snowbound/table';
import { GameCache } from '../contents/game-cache.ts';

/** People at other tables go first; not the lowest, or a thread that holds what they need would keep it too long. */
const PRIORITY = 10;
// Only on Linux is this the priority of the thread alone.
if (platform() === 'linux') setPriority(PRIORITY);

const now = (): number => performance.now();

/** What a thread is handed: the record, never a state. The bot itself gets only its chair. */
export interface Thought {
  readonly record: GameRecord;
  /** The content file it is played with, if it is not the one the game ships with. */
  readonly content: string | null;
  readonly seat: Seat;
  readonly bot: string;
}

/** What a thread is asked to do, and where it says that it has begun. */
export interface Task {
  readonly thought: Thought;
  readonly begun: MessagePort;
}

/** About thirty boxes of cards in every thread. */
const MOST_BYTES_IN_MEMORY = 40 * 1024 * 1024;
/** Games with other content than the shipped that this thread has read. */
const GAMES = new GameCache(MOST_BYTES_IN_MEMORY);

async function gameWith(record: GameRecord, content: string | null): Promise<AnyGame> {
  if (content === null) return gameNamed(record.game);
  const known = GAMES.get(record.content);
  if (known !== null) return known;
  const game = await gameOf(record, JSON.parse(content));
  GAMES.add(game, content.length);
  return game;
}

/** The move a bot chooses. */
export async function chooseMove({ thought, begun }: Task): Promise<string> {
  begun.postMessage(null);
  const { record, content, seat, bot: name } = thought;
  const game = await gameWith(record, content);
  const chair = replay(game, record).chair(seat);
  const random = fastFromSeed(randomBytes(32).toString('hex'));
  const bot = await botNamed(name, game, now);
  return game.moveFor(bot.choose(chair, bot.budget, random));
}
