/** What is behind a command is loaded when the command is given, so that a server need not wait for benchmarks. */

type Command<Given extends unknown[]> = (...given: Given) => Promise<number>;

const later =
  <Given extends unknown[]>(load: () => Promise<Command<Given>>): Command<Given> =>
  async (...given) =>
    (await load())(...given);

export const arena = later(async () => (await import('./arena.ts')).arena);
export const backup = later(async () => (await import('./upkeep.ts')).backup);
export const bench = later(async () => (await import('./bench.ts')).bench);
export const checkContent = later(async () => (await import('./content.ts')).checkContent);
export const contentTemplate = later(async () => (await import('./content.ts')).contentTemplate);
export const doctor = later(async () => (await import('./doctor.ts')).doctor);
export const games = later(async () => (await import('./games.ts')).games);
export const lab = later(async () => (await import('./lab.ts')).lab);
export const play = later(async () => (await import('./play.ts')).play);
export const replay = later(async () => (await import('./replay.ts')).replay);
export const restore = later(async () => (await import('./upkeep.ts')).restore);
export const rules = later(async () => (await import('./rules.ts')).rules);
export const scenario = later(async () => (await import('./scenario.ts')).scenario);
export const serve = later(async () => (await import('./serve.ts')).serve);
export const simulate = later(async () => (await import('./simulate.ts')).simulate);
export const suggest = later(async () => (await import('./suggest.ts')).suggest);
export const train = later(async () => (await import('./train.ts')).train);
export const upgradeCheck = later(async () => (await import('./upkeep.ts')).upgradeCheck);
export const verify = later(async () => (await import('./verify.ts')).verify);
