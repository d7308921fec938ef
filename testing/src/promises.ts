import {
  type Content,
  draw,
  type Fast,
  fastFromSeed,
  fork,
  type Game,
  type Options,
  type PlayerIndex,
  pick,
  type Question,
  type Seat,
  total,
  type Viewer,
} from '@snowbound/engine';
import { readRecord, replay, Table, writeRecord } from '@snowbound/table';
import { areAlike, copyOf } from './alike.ts';
import { drawOptions } from './drawn-options.ts';
import { lookAt, noticed, playOn } from './position.ts';
import type { Breach, PromiseName, Trial } from './trial.ts';

/** Things one look asks the reason of. */
const REASONS_A_LOOK = 12;
/** One move in so many somebody wishes to be asked in another way, if that can be wished. */
const MOVES_A_WISH = 64;
/** One game in so many is also played at a real table and replayed. */
const GAMES_A_REPLAY = 50;

/** Plays random games and returns the first breach of each promise. */
export function findBreaches<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  trial: Trial<State>,
): Breach[] {
  const witness = new Witness(game, trial);
  for (let number = 0; number < trial.games; number++) witness.watchGame(number);
  witness.concludes();
  return witness.breaches;
}

class Witness<State, Action, View, Set extends Content> {
  readonly breaches: Breach[] = [];
  readonly #game: Game<State, Action, View, Set>;
  readonly #trial: Trial<State>;
  readonly #seating: readonly PlayerIndex[];
  readonly #random: Fast;
  /** What each viewer saw last. */
  readonly #previousViews = new Map<Viewer, View>();
  /** Those of one question; one set for all, because every move asks for it. */
  readonly #moves = new Set<string>();
  #sawHidden = false;
  #where = '';

  constructor(game: Game<State, Action, View, Set>, trial: Trial<State>) {
    this.#game = game;
    this.#trial = trial;
    this.#seating = game.seating(trial.players);
    this.#random = fastFromSeed(trial.seed);
  }

  watchGame(number: number): void {
    const { players, seed, mostMoves } = this.#trial;
    const game = this.#game;
    const { content } = game;
    const options = drawOptions(game, players, this.#random);
    const state = game.setup({ players, options, content, random: fork(this.#random), journal: null });
    this.#previousViews.clear();
    const clones: { clone: State; looked: readonly unknown[] }[] = [];
    for (let moves = 0; ; moves++) {
      this.#where = `${seed}, game ${number + 1}, move ${moves + 1}`;
      this.#breaks('conserved', this.#trial.conserved(state));
      const questions = game.questions(state);
      if (questions.length === 0) break;
      if (moves >= mostMoves) {
        this.#breaks('ends', `still running after ${mostMoves} moves`);
        return;
      }
      this.#checkOptions(questions);
      this.#wish(state);
      const isLooking = draw(this.#random, 'look', this.#trial.movesALook) === 0;
      if (isLooking) {
        const seat = draw(this.#random, 'look', this.#seating.length);
        const looked = copyOf(this.#look(state));
        clones.push({ clone: game.clone(state), looked });
        this.#checkClone(state, looked);
        this.#checkOpen(state, seat);
        this.#checkReuse(state);
        this.#checkImagined(state, seat, looked);
        this.#checkReasons(state, seat);
      }
      const { seat, options: offered } = pick(this.#random, questions);
      const action = pick(this.#random, offered);
      if (isLooking) this.#checkSecret(state, seat, action);
      game.apply(state, seat, action);
    }
    for (const { clone, looked } of clones) {
      if (!areAlike(this.#look(clone), looked)) this.#breaks('clone', 'playing on changed an earlier clone');
    }
    this.#checkScore(state);
    if (number % GAMES_A_REPLAY === 0) this.#checkReplay(`${seed}-${number}`, options);
  }

  /** What only shows over all games. */
  concludes(): void {
    if (!this.#sawHidden) this.#breaks('hidden', 'no imagined world ever differed for anybody else');
  }

  #look(state: State): readonly unknown[] {
    return lookAt(this.#game, state, this.#seating.length);
  }

  #checkOptions(questions: readonly Question<Action>[]): void {
    for (let at = 0; at < questions.length; at++) {
      const { seat, options } = questions[at] as Question<Action>;
      for (let earlier = 0; earlier < at; earlier++) {
        if (questions[earlier]?.seat === seat) this.#breaks('options', `seat ${seat} is asked twice`);
      }
      if (options.length === 0) this.#breaks('options', 'asked without an option');
      this.#moves.clear();
      for (const action of options) this.#moves.add(this.#game.moveFor(action));
      if (this.#moves.size < options.length) this.#breaks('options', `not distinct: ${[...this.#moves]}`);
    }
  }

  /** Somebody wishes to be asked in another way: at this moment that changes nothing but what they see themselves. */
  #wish(state: State): void {
    const game = this.#game;
    const { wishes } = game;
    if (wishes === undefined || draw(this.#random, 'wish', MOVES_A_WISH) > 0) return;
    const seat = draw(this.#random, 'wish', this.#seating.length);
    const wish = pick(this.#random, wishes.all);
    const others = this.#seating.flatMap((player, other) => (player === this.#seating[seat] ? [] : [other]));
    const look = () => [
      copyOf(lookAt(game, state, 0)),
      others.map(other => copyOf(noticed(game, state, other, each => each === other))),
      game.questionNumber(state),
    ];
    const before = look();
    wishes.note(state, seat, wish);
    if (!areAlike(look(), before)) this.#breaks('wishes', `${game.moveFor(wish)} of seat ${seat} shows`);
    if (this.#moves.has(game.moveFor(wish))) this.#breaks('wishes', `${game.moveFor(wish)} is an option too`);
  }

  #checkReasons(state: State, seat: Seat): void {
    const game = this.#game;
    const options = game.questions(state).find(asked => asked.seat === seat)?.options ?? [];
    const offered = new Set(options.flatMap(action => [game.moveFor(action), ...game.targets(seat, action)]));
    const anything = Array.from({ length: REASONS_A_LOOK }, () => pick(this.#random, this.#trial.everything));
    for (const what of [...anything, ...offered]) {
      const reason = game.whyNot(state, seat, what);
      if (offered.has(what) !== (reason === null)) this.#breaks('reasons', `seat ${seat}, “${what}”: ${reason?.key}`);
      if (reason?.rule === '') this.#breaks('reasons', `“${what}”: no rule is cited`);
    }
  }

  #checkOpen(state: State, seat: Seat): void {
    if (!this.#game.isOpen || areAlike(this.#game.view(state, seat), this.#game.view(state, 'spectator'))) return;
    this.#breaks('open', `seat ${seat} sees more, or less`);
  }

  #checkReuse(state: State): void {
    const open = this.#game.view(state, 'spectator', {
      open: null,
      before: this.#previousViews.get('spectator') ?? null,
    });
    for (const viewer of ['spectator' as const, ...this.#seating.keys()]) {
      const before = this.#previousViews.get(viewer) ?? null;
      const view = viewer === 'spectator' ? open : this.#game.view(state, viewer, { open, before });
      if (!areAlike(view, this.#game.view(state, viewer), true)) this.#breaks('reuse', `in the view of ${viewer}`);
      this.#previousViews.set(viewer, view);
    }
  }

  /** While others are still asked the same, an answer is known to the table alone. */
  #checkSecret(state: State, seat: Seat, action: Action): void {
    const game = this.#game;
    const after = game.clone(state);
    game.apply(after, seat, action);
    if (game.questionNumber(after) !== game.questionNumber(state) || game.questions(after).length === 0) return;
    const viewers = ['spectator' as const, ...this.#seating.keys()];
    const viewsOf = (of: State) => viewers.map(viewer => game.view(of, viewer));
    if (!areAlike(viewsOf(after), viewsOf(state)))
      this.#breaks('secret', `${game.moveFor(action)} of seat ${seat} shows`);
  }

  #checkClone(state: State, before: readonly unknown[]): void {
    const clone = this.#game.clone(state);
    if (!areAlike(this.#look(clone), before)) this.#breaks('clone', 'a clone differs from its original');
    playOn(this.#game, clone, fork(this.#random), this.#trial.mostMoves);
    if (!areAlike(this.#look(state), before)) this.#breaks('clone', 'playing on a clone changed the original');
  }

  #checkImagined(state: State, seat: Seat, before: readonly unknown[]): void {
    const game = this.#game;
    const isOwn = (other: Seat): boolean => this.#seating[other] === this.#seating[seat];
    const imagined = game.imagine(state, seat, fork(this.#random));
    if (!areAlike(noticed(game, imagined, seat, isOwn), noticed(game, state, seat, isOwn))) {
      this.#breaks('imagine', `seat ${seat} notices a difference`);
    }
    if (!areAlike(game.view(imagined, 'spectator'), game.view(state, 'spectator'))) {
      this.#breaks('imagine', `a spectator of seat ${seat}’s world notices a difference`);
    }
    this.#breaks('conserved', this.#trial.conserved(imagined));
    const points = (world: State) => this.#seating.map((_, other) => game.score(world, other));
    if (!areAlike(points(imagined), points(state)))
      this.#breaks('points', `seat ${seat} could work out a secret from points`);
    const looked = copyOf(this.#look(imagined));
    if (!areAlike(looked, before)) this.#sawHidden = true;
    this.#checkBlind(state, imagined, seat);
    if (!areAlike(this.#look(state), before)) this.#breaks('imagine', 'imagining changed the state');
    if (!areAlike(this.#look(imagined), looked)) this.#breaks('imagine', 'imagining on changed the imagined world');
  }

  /** Where the same picks lead from here. */
  #future(state: State): readonly unknown[] {
    const future = this.#game.clone(state);
    playOn(this.#game, future, { ...this.#random }, this.#trial.mostMoves);
    return this.#look(future);
  }

  /** With the same dice, the true world, an imagined one and one with other dice to come must lead to the same imagination. */
  #checkBlind(state: State, imagined: State, seat: Seat): void {
    const game = this.#game;
    const dice = fork(this.#random);
    const unlike = this.#trial.withOtherDice(game.clone(state), fork(this.#random));
    const worlds = [state, imagined, unlike].map(world => game.imagine(world, seat, { ...dice }));
    const [first, ...others] = worlds.map(world => [this.#look(world), this.#future(world)]);
    if (!others.every(other => areAlike(other, first)))
      this.#breaks('blind', `seat ${seat} imagines from what it cannot know`);
  }

  #checkScore(state: State): void {
    const game = this.#game;
    for (const seat of this.#seating.keys()) {
      if (!Number.isFinite(total(game.score(state, seat)))) this.#breaks('score', `seat ${seat} has no score`);
    }
    if (game.winners(state).length === 0) this.#breaks('score', 'it is over and nobody has won');
    this.#breaks('score', this.#trial.decided(state, game.winners(state)));
  }

  #checkReplay(seed: string, options: Options): void {
    const table = new Table(this.#game, { players: this.#trial.players, seed, options });
    while (!table.isOver) {
      const { seat, options } = pick(this.#random, table.questions);
      const { wishes } = this.#game;
      if (wishes !== undefined && draw(this.#random, 'wish', MOVES_A_WISH) === 0) {
        const wisher = draw(this.#random, 'wish', this.#trial.players);
        table.play(wisher, this.#game.moveFor(pick(this.#random, wishes.all)));
      }
      const refused = table.play(seat, pick(this.#random, options).move);
      if (refused !== null) {
        this.#breaks('replay', `an offered move was refused: ${refused.key}`);
        return;
      }
    }
    const again = replay(this.#game, readRecord(writeRecord(table.record)));
    const end = (of: typeof table) =>
      this.#seating.map((_, seat) => [of.view(seat), of.score(seat), of.journal(seat), of.winners]);
    if (!areAlike(end(again), end(table))) this.#breaks('replay', `${seed} replays to another end`);
  }

  #breaks(promise: PromiseName, what: string | null): void {
    if (what === null || this.breaches.some(breach => breach.promise === promise)) return;
    this.breaches.push({ promise, where: this.#where, what });
  }
}
