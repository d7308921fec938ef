/** Somebody wants to stop: Ctrl-C, a signal, or the end of the input. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs `work` so that Ctrl-C and the like end it with an `Interrupted` instead of killing the program. */
export async function interruptible<Result>(work: (interruption: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  for (const signal of SIGNALS) process.on(signal, stop);
  // The input has ended and nothing else is left to wait for.
  process.on('beforeExit', stop);
  try {
    return await work(controller.signal);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
    process.off('beforeExit', stop);
  }
}

/** Lets signals in; throws if one came. */
export async function breathe(interruption: AbortSignal): Promise<void> {
  await new Promise(setImmediate);
  if (interruption.aborted) throw new Interrupted();
}
