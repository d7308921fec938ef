import { randomBytes } from 'node:crypto';
import { platform, setPriority } from 'node:os';
import type { MessagePort } from 'node:worker_threads';
import { botNamed, gameNamed } from '@snowbound/catalogue';
import { type AnyGame, fastFromSeed, playedWith, type Seat } from '@snowbound/engine';
import { type GameRecord, replay } from '@snowbound/table';

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

/** Games with content of somebody's own that this thread has read, by the content's id. */
const GAMES = new Map<string, AnyGame>();

async function gameOf({ game, content: id }: GameRecord, content: string | null): Promise<AnyGame> {
  const shipped = await gameNamed(game);
  if (content === null) return shipped;
  const own = GAMES.get(id) ?? (await playedWith(shipped, JSON.parse(content)));
  GAMES.set(id, own);
  return own;
}

/** The move a bot chooses. */
export async function think({ thought, begun }: Task): Promise<string> {
  begun.postMessage(null);
  const { record, content, seat, bot: name } = thought;
  const game = await gameOf(record, content);
  const chair = replay(game, record).chair(seat);
  const random = fastFromSeed(randomBytes(32).toString('hex'));
  const bot = await botNamed(name, game, now);
  return game.notation(bot.choose(chair, bot.budget, random));
}
