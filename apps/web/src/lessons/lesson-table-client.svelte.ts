import { type AnyGame, commitmentTo, type Payment, type Phrase, type ScoreSheet, type Seat } from '@snowbound/engine';
import type { Snapshot } from '@snowbound/protocol';
import { type AnyTable, Table } from '@snowbound/table';
import type { NotFree, Past, Printed, Refusal, TableClient } from '../clients/table-client.ts';
import { tell, voice } from '../words/voice.svelte.ts';
import type { LessonStep } from './step.ts';

/** Who learns always sits in the first seat. */
const LEARNER: Seat = 0;

/** A position of a lesson, played as its scenario says. */
export class LessonTableClient implements TableClient {
  // A lesson says what to do itself.
  readonly hints = null;
  readonly kind = 'local';
  readonly id = 'lesson';
  readonly link = 'well';
  readonly fault = null;
  readonly isUnknown = false;
  readonly handTo = null;
  readonly undoSeat = null;
  readonly chat = null;
  readonly offers = null;
  readonly step: LessonStep;
  readonly #table: AnyTable;
  readonly #moves: LessonStep['scenario']['moves'];
  #next = $state(0);
  #seen = $state.raw<Snapshot | null>(null);

  constructor(game: AnyGame, step: LessonStep) {
    const { players, options, seed, arrange, moves } = step.scenario;
    this.step = step;
    this.#table = new Table(game, { players, options, seed, arrangement: arrange });
    this.#moves = moves;
    this.#letOthersPlay();
  }

  get game(): string {
    return this.#table.game.name;
  }

  get table(): Snapshot | null {
    return this.#seen;
  }

  get looking(): number {
    return this.#table.seating[LEARNER] ?? 0;
  }

  /** Everything this position has to show was played. */
  get isDone(): boolean {
    return this.#next === this.#moves.length;
  }

  async play(seat: Seat, move: string): Promise<Refusal | null> {
    const wanted = this.#moves[this.#next]?.move ?? '';
    if (move !== wanted) {
      const words = this.#table.questions
        .flatMap(({ options }) => options)
        .find(option => option.move === wanted)?.words;
      return { rule: '', text: tell('lesson.try-instead', { move: words === undefined ? wanted : this.#say(words) }) };
    }
    this.#table.play(seat, move);
    this.#next++;
    this.#letOthersPlay();
    return null;
  }

  /** Those that do what is to be learned. */
  async payments(seat: Seat, move: string): Promise<readonly Payment[]> {
    const next = this.#moves.slice(this.#next + 1);
    return this.#table.payments(seat, move).filter(({ moves }) => moves.every((each, at) => each === next[at]?.move));
  }

  async whyNot(seat: Seat, what: string): Promise<Refusal | null> {
    const reason = this.#table.whyNot(seat, what);
    return reason === null ? null : { rule: reason.rule, text: this.#say(reason) };
  }

  async scores(): Promise<readonly ScoreSheet[]> {
    return this.#table.seating.map((_, seat) => this.#table.score(seat));
  }

  async printed(): Promise<Printed> {
    return this.#table.content.printed ?? null;
  }

  async whyNotUndo(): Promise<NotFree> {
    return { rule: '', text: tell('lesson.no-undo'), asks: false };
  }

  async undo(): Promise<Refusal> {
    return this.whyNotUndo();
  }

  async vote(): Promise<null> {
    return null;
  }

  async viewsOfLastMove(): Promise<readonly unknown[]> {
    return [];
  }

  async past(): Promise<Past> {
    throw new Error('a lesson has no past');
  }

  async handOver(): Promise<null> {
    return null;
  }

  sitDown(): void {}

  async join(): Promise<null> {
    return null;
  }

  async start(): Promise<null> {
    return null;
  }

  async content(): Promise<undefined> {}

  async rematch(): Promise<string> {
    return '/';
  }

  async record(): Promise<string> {
    return '';
  }

  close(): void {}

  #say(phrase: Phrase): string {
    return voice.say(this.#table.game.name, phrase);
  }

  #letOthersPlay(): void {
    for (
      let move = this.#moves[this.#next];
      move !== undefined && move.seat !== LEARNER;
      move = this.#moves[this.#next]
    ) {
      this.#table.play(move.seat, move.move);
      this.#next++;
    }
    this.#look();
  }

  #look(): void {
    const table = this.#table;
    this.#seen = {
      id: this.id,
      game: table.game.name,
      rules: table.game.rules,
      content: table.content.id,
      players: table.players,
      options: table.options,
      status: 'running',
      halted: null,
      visibility: 'link',
      commitment: commitmentTo(table.seed),
      seed: null,
      places: Array.from({ length: table.players }, (_, at) => ({
        kind: at === this.looking ? 'person' : 'bot',
        name: '',
        bot: at === this.looking ? null : 'greedy',
        here: true,
      })),
      people: table.seating,
      mine: [this.looking],
      number: table.length,
      view: table.view(LEARNER),
      waiting: this.isDone ? [] : table.waiting,
      answers: table.visibleAnswers(LEARNER),
      questions: this.isDone ? [] : table.questionsTo(seat => seat === LEARNER),
      journalFrom: 0,
      journal: table.journal(LEARNER),
      undo: null,
      seatRequest: null,
      clock: null,
      winners: table.winners,
      rematch: null,
    };
  }
}
