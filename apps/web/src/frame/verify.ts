import { gameNamed } from '@snowbound/catalogue';
import { readRecord, replay } from '@snowbound/table';

/** Plays a record again from its seed, as anybody can; how many moves it has, or `null` if it does not hold. */
export async function verifyRecord(text: string): Promise<number | null> {
  try {
    const record = readRecord(text);
    const table = replay(await gameNamed(record.game), record);
    return table.isOver ? table.length : null;
  } catch {
    return null;
  }
}
