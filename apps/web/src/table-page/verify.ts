import { gameOf } from '@snowbound/catalogue';
import { readRecord, replay } from '@snowbound/table';

/** Plays a record again from its seed, as anybody can; how many moves it has, or `null` if it does not hold. */
export async function verifyRecord(text: string, content: unknown): Promise<number | null> {
  try {
    const record = readRecord(text);
    const table = replay(await gameOf(record, content), record);
    return table.isOver ? table.length : null;
  } catch {
    return null;
  }
}
