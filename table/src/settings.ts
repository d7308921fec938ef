import { type Content, type Game, type Options, problem, readOptions, type Seed, seedFrom } from '@snowbound/engine';

/** What a new table is created with; what is left out is as usual. */
export interface TableSettings<Set extends Content> {
  readonly players: number;
  readonly seed: Seed;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly content?: Set;
  /** A position to start from instead of the beginning, for scenarios. */
  readonly arrangement?: unknown;
  /** How often play has gone back past something revealed before, for a record that goes on. */
  readonly takenBack?: number;
}

/** What is settled before anything is dealt, with nothing left out. */
interface ReadSettings<Set extends Content> {
  readonly players: number;
  readonly options: Options;
  readonly content: Set;
}

/** Reads the settings of a new table; throws a `Problem` that says what is wrong with them. */
export function readTableSettings<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  settings: TableSettings<Set>,
): ReadSettings<Set> & { readonly seed: Seed } {
  return { ...readSettings(game, settings), seed: seedFrom(settings.seed) };
}

/** The same of a table that nothing is dealt at yet. */
export function readSettings<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  { players, options: wanted = {}, content = game.content }: Omit<TableSettings<Set>, 'seed'>,
): ReadSettings<Set> {
  const { least, most } = game.players;
  if (!Number.isInteger(players) || players < least || players > most) {
    throw problem('input.players', { game: game.name, least, most, given: String(players) });
  }
  const options = readOptions(game.name, game.options, wanted);
  const contradiction = game.whyNotOptions(players, options, content);
  if (contradiction !== null) throw contradiction;
  return { players, options, content };
}
