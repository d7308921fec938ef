import type { QuestionSnapshot } from '@snowbound/engine';
import {
  type Chair,
  type Content,
  chairAt,
  type Entry,
  type Game,
  type Options,
  type Payment,
  type Phrase,
  type PlayerIndex,
  RULES,
  type ScoreSheet,
  type Seat,
  type Seed,
  sealedFrom,
  type Viewer,
} from '@snowbound/engine';
import { Played } from './played.ts';
import { type Descriptions, described, descriptionsFor } from './question-snapshot.ts';
import type { GameRecord, Move } from './record.ts';
import { readTableSettings, type TableSettings } from './settings.ts';
import { Views } from './views.ts';
import { VisibleJournals } from './visible-journals.ts';
import { phrase } from './words.ts';

/** That a seat has answered in secret; `move` is what, for whoever sits there. */
export interface Answer {
  readonly seat: Seat;
  readonly move: string | null;
}

const NO_ANSWERS: readonly Answer[] = [];
const NO_QUESTIONS: readonly QuestionSnapshot[] = [];

/** A game in progress. The state never leaves it; moves come in as one line of text. */
export class Table<State, Action, View, Set extends Content> {
  readonly game: Game<State, Action, View, Set>;
  readonly players: number;
  readonly options: Options;
  readonly content: Set;
  readonly seed: Seed;
  /** The player index of each seat. */
  readonly seating: readonly PlayerIndex[];
  readonly #arrangement: unknown;
  #state: State;
  #played = new Played();
  readonly #views: Views<State, Action, View, Set>;
  readonly #visibleJournals = new VisibleJournals();
  readonly #descriptions: Descriptions;
  #takenBack: number;

  constructor(game: Game<State, Action, View, Set>, settings: TableSettings<Set>) {
    const { players, options, content, seed } = readTableSettings(game, settings);
    this.game = game;
    this.#descriptions = descriptionsFor(game);
    this.players = players;
    this.options = options;
    this.content = content;
    this.seed = seed;
    this.seating = game.seating(players);
    this.#views = new Views(game, this.seating);
    this.#arrangement = settings.arrangement;
    this.#takenBack = settings.takenBack ?? 0;
    this.#state = this.#begin();
  }

  /** Whom the game waits for and what they may do; empty once it is over. */
  get questions(): readonly QuestionSnapshot[] {
    return this.questionsTo(() => true);
  }

  /** What is asked of some seats. Others' options are not even listed. */
  questionsTo(isAddressed: (seat: Seat) => boolean): readonly QuestionSnapshot[] {
    const questions = this.game.questions(this.#state);
    const [only] = questions;
    // Nearly always one: no list that grows, with room to spare, for those who keep it.
    if (only !== undefined && questions.length === 1) {
      return isAddressed(only.seat) ? [described(this.game, this.#descriptions, only)] : NO_QUESTIONS;
    }
    return questions
      .filter(({ seat }) => isAddressed(seat))
      .map(question => described(this.game, this.#descriptions, question));
  }

  /** The seats the game waits for. */
  get waiting(): readonly Seat[] {
    return this.game.questions(this.#state).map(({ seat }) => seat);
  }

  /** Who has answered the open question in secret, and what, as far as `viewer` may know. */
  visibleAnswers(viewer: Viewer): readonly Answer[] {
    const answers = this.game.answers(this.#state);
    let answered: Answer[] | null = null;
    for (let seat = 0; seat < answers.length; seat++) {
      const action = answers[seat] ?? null;
      if (action === null) continue;
      answered ??= [];
      answered.push({ seat, move: this.#isSamePlayer(seat, viewer) ? this.game.moveFor(action) : null });
    }
    return answered ?? NO_ANSWERS;
  }

  get isOver(): boolean {
    return this.game.questions(this.#state).length === 0;
  }

  /** Rises with every new question; secret choices of one question share its number. */
  get questionNumber(): number {
    return this.game.questionNumber(this.#state);
  }

  get winners(): readonly Seat[] {
    return this.game.winners(this.#state);
  }

  /** How many moves were played. */
  get length(): number {
    return this.#played.length;
  }

  get moves(): readonly Move[] {
    return this.#played.moves;
  }

  get record(): GameRecord {
    const { game, content, players, options, seed, moves } = this;
    return {
      game: game.name,
      rules: game.rules,
      content: content.id,
      players,
      options,
      seed,
      takenBack: this.#takenBack,
      moves,
    };
  }

  /** Plays an offered move or notes a wish; otherwise nothing changes and the reason comes back. */
  play(seat: Seat, move: string): Phrase | null {
    const wish = this.#wish(seat, move);
    const action = wish ?? this.#offered(seat, move);
    if (action === undefined) return this.whyNot(seat, move) ?? phrase('', 'table.not-a-move', { move });
    const { questionNumber } = this;
    const played = { seat, move, reveals: this.#reveals, questionNumber, isWish: wish !== undefined };
    if (wish === undefined) this.game.apply(this.#state, seat, action);
    else this.game.wishes?.note(this.#state, seat, wish);
    if (played.isWish || this.isOver || this.questionNumber !== questionNumber) this.#views.lookAnew();
    this.#played.add(played);
    return null;
  }

  /** Whether this says how a seat wishes to be asked, which answers nothing and is not taken back. */
  isWish(move: string): boolean {
    return this.game.wishes?.all.some(wish => this.game.moveFor(wish) === move) === true;
  }

  /** The ways to pay for an offered move, the most sensible first; none if there is nothing to pay. */
  payments(seat: Seat, move: string): readonly Payment[] {
    const action = this.#offered(seat, move);
    return action === undefined ? [] : (this.game.payments?.(this.#state, seat, action) ?? []);
  }

  /** Why a move or a thing on the table is not offered now; `null` if it is. */
  whyNot(seat: Seat, what: string): Phrase | null {
    return this.game.whyNot(this.#state, seat, what);
  }

  /** What `viewer` may see: what is the same to all, or as it was, is the same object. */
  view(viewer: Viewer): View {
    return this.#views.of(this.#state, viewer);
  }

  /** What happened, as far as `viewer` may know. */
  journal(viewer: Viewer): readonly Entry[] {
    return this.visibleJournal(viewer).slice();
  }

  /** The same as one list that grows with the game, for those who look after every move. */
  visibleJournal(viewer: Viewer): readonly Entry[] {
    const listener = viewer === 'spectator' ? viewer : (this.seating[viewer] ?? 'spectator');
    return this.#visibleJournals.to(listener, this.game.journal(this.#state) ?? [], seat =>
      this.#isSamePlayer(seat, viewer),
    );
  }

  /** All entries, to everyone or to one seat: for whoever stores the game, never for a viewer. */
  get entries(): readonly Entry[] {
    return (this.game.journal(this.#state) ?? []).slice();
  }

  score(seat: Seat): ScoreSheet {
    return this.game.score(this.#state, seat);
  }

  /** What the player in `seat` may know and do; the options are empty when nothing is asked. */
  chair(seat: Seat): Chair<State, Action, View> {
    return chairAt(this.game, this.#state, this.seating, seat);
  }

  /** Why `seat` may not take back a move now; `null` if nothing was revealed and no one is affected. */
  whyNotUndo(seat: Seat): Phrase | null {
    const last = this.#lastMoveOf(seat);
    return last === null ? phrase('', 'table.nothing-to-undo') : this.#played.whyNotBack(last, this.#reveals);
  }

  /** Takes back the last move of whoever sits in `seat`, or says why not. */
  undo(seat: Seat): Phrase | null {
    const last = this.#lastMoveOf(seat);
    const reason = this.whyNotUndo(seat);
    if (reason === null && last !== null) this.#restart(this.#played.moves.toSpliced(last, 1));
    return reason;
  }

  /** How many moves were played before the last one of whoever sits in `seat`; `null` if they have not moved. */
  movesBeforeLast(seat: Seat): number | null {
    return this.#lastMoveOf(seat);
  }

  /** Goes back to just after move `count`, whatever was revealed since: only with everyone's consent. */
  rewind(count: number): void {
    if (this.#played.hasRevealedSince(count, this.#reveals)) this.#takenBack++;
    this.#restart(this.#played.standingAt(count));
  }

  get #reveals(): number {
    return this.game.reveals(this.#state);
  }

  /** Whoever sits in a seat may wish until the game is over. */
  #wish(seat: Seat, move: string): Action | undefined {
    if (!this.isWish(move) || (this.seating[seat] ?? RULES) === RULES || this.isOver) return undefined;
    return this.game.wishes?.all.find(wish => this.game.moveFor(wish) === move);
  }

  #offered(seat: Seat, move: string): Action | undefined {
    const question = this.game.questions(this.#state).find(asked => asked.seat === seat);
    return question?.options.find(option => this.game.moveFor(option) === move);
  }

  #lastMoveOf(seat: Seat): number | null {
    return this.#played.lastOf(mover => this.#isSamePlayer(mover, seat));
  }

  #begin(): State {
    const deal = {
      players: this.players,
      options: this.options,
      content: this.content,
      random: sealedFrom(this.seed),
      journal: [],
    };
    return this.#arrangement === undefined ? this.game.setup(deal) : this.game.arrange(deal, this.#arrangement);
  }

  #restart(moves: readonly Move[]): void {
    this.#state = this.#begin();
    this.#played = new Played();
    this.#visibleJournals.clear();
    this.#views.lookAnew();
    for (const { seat, move } of moves) this.play(seat, move);
  }

  #isSamePlayer(seat: Seat, viewer: Viewer): boolean {
    return viewer !== 'spectator' && this.seating[seat] === this.seating[viewer];
  }
}

/** A table whose game does not matter here. */
export type AnyTable = Table<unknown, unknown, unknown, Content>;
