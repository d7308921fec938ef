import { randomBytes } from 'node:crypto';
import { botNamed, gameNamed } from '@snowbound/catalogue';
import { fastFromSeed, type Seat } from '@snowbound/engine';
import { type GameRecord, replay } from '@snowbound/table';

/** What a thread is handed: the record, never a state. The bot itself gets only its chair. */
export interface Thought {
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly bot: string;
  readonly iterations: number;
}

/** The move a bot chooses. */
export async function think({ record, seat, bot, iterations }: Thought): Promise<string> {
  const game = await gameNamed(record.game);
  const chair = replay(game, record).chair(seat);
  const random = fastFromSeed(randomBytes(32).toString('hex'));
  return game.notation(botNamed(bot, game).choose(chair, { iterations }, random));
}
