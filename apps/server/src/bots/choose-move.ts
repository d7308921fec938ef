import { randomBytes } from 'node:crypto';
import { platform, setPriority } from 'node:os';
import type { MessagePort } from 'node:worker_threads';
import { botNamed, gameNamed, gameOf } from '@snowbound/catalogue';
import { type AnyGame, fastFromSeed, type Seat } from '@snowbound/engine';
import { type GameRecord, replay } from '@snowbound/table';
import { GameCache } from '../contents/game-cache.ts';

/** Lower than the event loop's. Not the lowest, because a thread that holds a shared lock would keep it too long. */
const PRIORITY = 10;
// Only on Linux this is the priority of the thread alone.
if (platform() === 'linux') setPriority(PRIORITY);

const now = (): number => performance.now();

/** The request to a thread: the record, never a state. The bot itself gets only its chair. */
export interface MoveRequest {
  readonly record: GameRecord;
  /** The content file of the table, if it is not the shipped content. */
  readonly content: string | null;
  readonly seat: Seat;
  readonly bot: string;
}

/** A request, and the port over which the thread reports that it has begun. */
export interface Task {
  readonly request: MoveRequest;
  readonly begun: MessagePort;
}

/** About thirty content files in every thread. */
const MOST_BYTES_IN_MEMORY = 40 * 1024 * 1024;
/** Games with other than the shipped content that this thread has read. */
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
export async function chooseMove({ request, begun }: Task): Promise<string> {
  begun.postMessage(null);
  const { record, content, seat, bot: name } = request;
  const game = await gameWith(record, content);
  const chair = replay(game, record).chair(seat);
  const random = fastFromSeed(randomBytes(32).toString('hex'));
  const bot = await botNamed(name, game, now);
  return game.moveFor(bot.choose(chair, bot.budget, random));
}
