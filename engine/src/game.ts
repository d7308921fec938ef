import type { Content } from './content.ts';
import type { Fast } from './fast.ts';
import type { Question } from './flow.ts';
import type { Journal } from './journal.ts';
import type { OptionSpec, Options } from './options.ts';
import type { Phrase, Seat, Target } from './phrase.ts';
import type { Problem } from './problem.ts';
import type { Randomness } from './random.ts';
import type { Previous } from './reuse.ts';
import type { RuleSection } from './rules-page.ts';
import type { Languages } from './say.ts';
import type { ScoreSheet } from './score.ts';

/** Who plays, from 0. One player may sit in two seats. */
export type PlayerIndex = number;

/** Who sits in a seat that the rules play. The game's messages call it `names.automa`; it can win like any other. */
export const RULES: PlayerIndex = -1;

export type Viewer = Seat | 'spectator';

/** A way to pay for an option: the answers that go with it, and what it takes, in words and good by good. */
export interface Payment {
  readonly moves: readonly string[];
  readonly words: Phrase;
  readonly takes: Readonly<Record<string, number>>;
}

/** All that is settled before a game begins. */
export interface Deal<Set extends Content> {
  readonly players: number;
  readonly options: Options;
  readonly content: Set;
  readonly random: Randomness;
  readonly journal: Journal;
}

/** What a game knows of scenario files beside arranging a position. */
export interface Scenarios<Set extends Content> {
  /** Why no game could come to a position that can be arranged, naming the field; `null` if one could. */
  whyImpossible(arrangement: unknown, table: Pick<Deal<Set>, 'players' | 'content'>): Problem | null;
  /** Part of a file with places named in other ways turned to their numbers, if the game has such names. */
  numbered?(value: unknown, at: string): unknown;
  /** The other way round, for what is shown; `path` leads there from the whole. */
  named?(value: unknown, path: readonly string[]): unknown;
}

/** How a seat wishes to be asked: never what may be done. It can be said at any time, is recorded like a move and answers nothing. */
export interface Wishes<State, Action> {
  /** All that can be wished; their notations are those of no option. */
  readonly all: readonly Action[];
  /** From now on this seat is asked so, changing `state` in place. */
  note(state: State, seat: Seat, wish: Action): void;
}

/** Everything the server, the bots, the UI and the tests know of a game. */
export interface Game<State, Action, View, Set extends Content> {
  readonly name: string;
  /** Version of its rules: a record made under another one is refused. */
  readonly rules: string;
  readonly players: { readonly least: number; readonly most: number };
  readonly options: readonly OptionSpec[];
  /** The content it ships with. */
  readonly content: Set;
  readonly languages: Languages;
  /** The rules in words, by rule id, with the values of this content. */
  rulesPage(content: Set): readonly RuleSection[] | Promise<readonly RuleSection[]>;
  /** A content file to fill in from one's own box, perhaps a promise of it; left out by games whose boxes hold nothing to fill in. */
  contentTemplate?(): unknown;
  /** Somebody's own content file, validated. Throws a `Problem` naming the field. */
  readContent(file: unknown): Set | Promise<Set>;
  /** A content file that was shipped, or validated and stored, perhaps by an older version: played with as it is. */
  restoreContent(file: unknown): Set | Promise<Set>;
  /** Content files that it ships and once shipped, as JSON by their id: games begun with them go on. */
  readonly archive: Readonly<Record<string, () => Promise<string>>>;

  /** What is wrong with options that are each fine by themselves, for so many players; `null` if they can all be. */
  whyNotOptions(players: number, options: Options, content: Set): Problem | null;
  /** The player index of each seat, `RULES` where the rules play. */
  seating(players: number): readonly PlayerIndex[];
  setup(deal: Deal<Set>): State;
  /** A position made by hand, for scenarios and puzzles. Throws a `Problem` naming the field. */
  arrange(deal: Deal<Set>, arrangement: unknown): State;
  /** What only scenario files ask of an arranged position, loaded when one is read. */
  readonly scenarios?: () => Promise<Scenarios<Set>>;
  clone(state: State): State;

  /** Whom the game waits for and what they may do; empty once it is over. */
  questions(state: State): readonly Question<Action>[];
  /** Secret answers to the open question so far, by seat; `null` where there is none. Views never hold them. */
  answers(state: State): readonly (Action | null)[];
  /** Plays one of the options, changing `state` in place. */
  apply(state: State, seat: Seat, action: Action): void;
  /** What a seat may wish; left out by games that ask everybody alike. */
  readonly wishes?: Wishes<State, Action>;
  /** One line naming an action, distinct among the options of its question. */
  moveFor(action: Action): string;
  /** What choosing it would do, in words. */
  wordsFor(action: Action): Phrase;
  /** What a player touches to choose it, in any order; nothing for a plain button. */
  targets(seat: Seat, action: Action): readonly Target[];
  /** The ways to pay for an offered option, the most sensible first; left out by games in which nothing has a price. */
  payments?(state: State, seat: Seat, action: Action): readonly Payment[];
  /** Why `what`, a move or a target, is not offered to `seat` now; `null` exactly when it is. */
  whyNot(state: State, seat: Seat, what: string): Phrase | null;

  /** Everybody sees the same: views do not depend on who looks. */
  readonly isOpen: boolean;
  /** What `viewer` may see. Nothing else ever leaves the table. `previous` saves work and changes nothing. */
  view(state: State, viewer: Viewer, previous?: Previous<View>): View;
  /** A state that `viewer` cannot tell from this one, with the hidden parts dealt anew. */
  imagine(state: State, viewer: Seat, random: Fast): State;
  /** How much chance and knowledge has been revealed so far: undo stays behind its last rise. */
  reveals(state: State): number;
  /** The number of the question being asked: secret choices of the same one do not depend on each other. */
  questionNumber(state: State): number;
  journal(state: State): Journal;

  score(state: State, seat: Seat): ScoreSheet;
  /** The seats that have won; empty until it is over. */
  winners(state: State): readonly Seat[];
}

/** A game whose inner types do not matter here. */
export type AnyGame = Game<unknown, unknown, unknown, Content>;

/** The game with a content file that was shipped or stored once. */
export const restoredWith = async (game: AnyGame, file: unknown): Promise<AnyGame> => ({
  ...game,
  content: await game.restoreContent(file),
});

/** The content file of this id as JSON, if the game ships or once shipped it. */
export async function shippedFile({ content, archive }: AnyGame, id: string): Promise<string | null> {
  if (id === content.id) return JSON.stringify(content.file);
  return (Object.hasOwn(archive, id) ? await archive[id]?.() : null) ?? null;
}

/** The game with the content of this id, if it ships or once shipped it. */
export async function shippedWith(game: AnyGame, id: string): Promise<AnyGame | null> {
  if (id === game.content.id) return game;
  const file = await shippedFile(game, id);
  return file === null ? null : restoredWith(game, JSON.parse(file));
}

/** The game with somebody's own content file. Throws everything that is wrong with it. */
export const playedWith = async (game: AnyGame, file: unknown): Promise<AnyGame> => ({
  ...game,
  content: await game.readContent(file),
});
