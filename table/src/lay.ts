import { type Content, type Game, type Options, problem, readOptions, type Seed, seedFrom } from '@snowbound/engine';

/** How a table is laid: what is left out is as usual. */
export interface Lay<Set extends Content> {
  readonly players: number;
  readonly seed: Seed;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly content?: Set;
  /** A position to start from instead of the beginning, for scenarios. */
  readonly arrangement?: unknown;
}

/** The same with nothing left out. */
interface Laid<Set extends Content> {
  readonly players: number;
  readonly seed: Seed;
  readonly options: Options;
  readonly content: Set;
}

/** Reads how a table is to be laid; throws a `Problem` that says what cannot be. */
export function readLay<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  { players, seed, options: wanted = {}, content = game.content }: Lay<Set>,
): Laid<Set> {
  const { least, most } = game.players;
  if (!Number.isInteger(players) || players < least || players > most) {
    throw problem('input.players', { game: game.name, least, most, given: String(players) });
  }
  const options = readOptions(game.name, game.options, wanted);
  const contradiction = game.whyNotOptions(players, options, content);
  if (contradiction !== null) throw contradiction;
  return { players, seed: seedFrom(seed), options, content };
}
