import type { GameNotes } from '@snowbound/bots/lab';
import { threadsFor } from '../threads.ts';
import type { LabTrial } from './trial.ts';

/** Plays games 0 to `games` on several threads. The notes are the same for any number of threads. */
export async function playTrials(
  trial: Omit<LabTrial, 'number'>,
  games: number,
  workers: number,
  onProgress: (games: number) => void,
): Promise<readonly GameNotes[]> {
  const threads = Math.min(workers, games);
  const pool = threadsFor<LabTrial, GameNotes>('./trial', import.meta.url, 'playTrial', threads);
  const notes: GameNotes[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let number = next++; number < games; number = next++) {
      notes[number] = await pool.run({ ...trial, number });
      onProgress(1);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, work));
  } finally {
    await pool.destroy();
  }
  return notes;
}
