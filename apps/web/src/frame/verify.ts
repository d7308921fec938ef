import { gameNamed } from '@snowbound/catalogue';
import { playedWith } from '@snowbound/engine';
import { readRecord, replay } from '@snowbound/table';

/** Plays a record again from its seed, as anybody can; how many moves it has, or `null` if it does not hold. */
export async function verifyRecord(text: string, content: unknown): Promise<number | null> {
  try {
    const record = readRecord(text);
    const game = await gameNamed(record.game);
    const table = replay(content === undefined ? game : await playedWith(game, content), record);
    return table.isOver ? table.length : null;
  } catch {
    return null;
  }
}
