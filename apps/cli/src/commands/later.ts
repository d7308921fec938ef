/** Commands with much behind them: it is loaded when they are given, so that a server need not wait for it. */

type Command<Given extends unknown[]> = (...given: Given) => Promise<number>;

const later =
  <Given extends unknown[]>(load: () => Promise<Command<Given>>): Command<Given> =>
  async (...given) =>
    (await load())(...given);

export const arena = later(async () => (await import('./arena.ts')).arena);
export const bench = later(async () => (await import('./bench.ts')).bench);
export const play = later(async () => (await import('./play.ts')).play);
export const replay = later(async () => (await import('./replay.ts')).replay);
export const scenario = later(async () => (await import('./scenario.ts')).scenario);
export const simulate = later(async () => (await import('./simulate.ts')).simulate);
export const suggest = later(async () => (await import('./suggest.ts')).suggest);
export const train = later(async () => (await import('./train.ts')).train);
