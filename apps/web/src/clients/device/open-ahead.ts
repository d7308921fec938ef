import type { Motion } from '../../games/board.ts';
import { readTable } from './store.ts';
import type { WorkerApi } from './worker-api.ts';
import { WorkerClient } from './worker-client.ts';

/** How long a bot seems to think, so that people can follow. */
const PAUSES: Readonly<Record<Motion, number>> = { slow: 900, normal: 350, fast: 120, off: 0 };

/** A table that its worker is opening. */
interface Opening {
  readonly workerClient: WorkerClient;
  readonly opened: ReturnType<WorkerApi['open']>;
  /** The name of its game, known before the worker has started; `null` if there is no such table. */
  readonly game: Promise<string | null>;
}

const ahead = new Map<string, Opening>();

function begin(id: string, motion: Motion): Opening {
  const workerClient = new WorkerClient();
  void workerClient.ask('pace', PAUSES[motion]);
  const opened = workerClient.ask('open', id);
  return { workerClient, opened, game: readTable(id).then(saved => saved?.record.game ?? null) };
}

/** Opens a table whose page is still being loaded: nothing else takes as long as its worker to start. Says which game it is. */
export function openAhead(id: string, motion: Motion): Promise<string | null> {
  const opening = begin(id, motion);
  // Whoever takes it gets the fault.
  opening.opened.catch(() => {});
  ahead.set(id, opening);
  return opening.game;
}

/** Opens a table, or takes over one that was opened ahead. */
export function openTable(id: string, motion: Motion): Opening {
  const opening = ahead.get(id) ?? begin(id, motion);
  ahead.delete(id);
  return opening;
}
