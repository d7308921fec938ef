import { type Options, type Phrase, type Seat, total } from '@snowbound/engine';
import { snowTime, type View } from '@snowbound/snow-time';
import { Table } from '@snowbound/table';

/** A position to start from; what is left out is as at the beginning of a game. */
export interface Arrangement {
  readonly round?: number;
  readonly fruit?: Readonly<Record<string, number>>;
  readonly colours?: readonly {
    readonly hand?: readonly (string | number)[];
    readonly discard?: readonly (string | number)[];
    readonly spent?: readonly string[];
    readonly space?: number;
  }[];
}

/** Arranged freely, but acted on only through what is offered. */
export class Scene {
  readonly table: Table<unknown, unknown, View, typeof snowTime.content>;
  readonly #start: readonly number[];

  constructor(players: number, arrangement: Arrangement, content = snowTime.content, options: Options = {}) {
    // A game of its own: what its options say is made here, and by no scene before.
    this.table = new Table({ ...snowTime }, { players, seed: 'scene', arrangement, content, options });
    this.#start = this.spaces;
  }

  get view(): View {
    return this.table.view('spectator');
  }

  get spaces(): number[] {
    return this.view.colours.map(({ space }) => space);
  }

  /** How far each figure has moved since the scene began. */
  get moved(): number[] {
    return this.spaces.map((space, seat) => space - (this.#start[seat] ?? 0));
  }

  /** Fruit on levels 1 to 7, without what the next round has already rolled. */
  get fruitLeft(): number[] {
    const fruit = [...this.view.fruit];
    if (this.waiting.length > 0 && this.view.colours.every(({ revealed }) => revealed.length === 0)) {
      for (const die of this.view.dice) fruit[die - 1] = (fruit[die - 1] ?? 0) - 1;
    }
    return fruit;
  }

  get waiting(): Seat[] {
    return this.table.questions.map(({ seat }) => seat);
  }

  /** Every colour plays one card, in the order of the seats. */
  reveal(...cards: readonly (string | number)[]): this {
    for (const [seat, card] of cards.entries()) this.play(seat, `play ${card}`);
    return this;
  }

  play(seat: Seat, move: string): this {
    const refused = this.table.play(seat, move);
    if (refused !== null)
      throw new Error(`“${move}” was refused to seat ${seat}: ${refused.key}; offered: ${this.offered(seat)}`);
    return this;
  }

  offered(seat: Seat): string[] {
    const question = this.table.questions.find(asked => asked.seat === seat);
    return question?.options.map(({ move }) => move) ?? [];
  }

  refusal(seat: Seat, move: string): Phrase | null {
    return this.table.whyNot(seat, move);
  }

  colour(seat: Seat) {
    const colour = this.view.colours[seat];
    if (colour === undefined) throw new Error(`no seat ${seat}`);
    return colour;
  }

  /** The keys of what was told, in order. */
  told(): string[] {
    return this.phrases().map(({ key }) => key.replace('journal.', ''));
  }

  /** What was told, in order, or only what has this key. */
  phrases(key?: string): Phrase[] {
    const all = this.table.journal('spectator').map(({ tells }) => tells);
    return key === undefined ? all : all.filter(tells => tells.key === `journal.${key}`);
  }

  /** What a choice does, and what to touch for it. */
  option(seat: Seat, move: string) {
    const question = this.table.questions.find(asked => asked.seat === seat);
    return question?.options.find(option => option.move === move);
  }

  score(seat: Seat): Record<string, number> {
    const sheet = this.table.score(seat);
    const lines = sheet.map(({ source, points }) => [source.replace('score.', ''), points]);
    return { ...Object.fromEntries(lines), total: total(sheet) };
  }
}

/** Four players unless said otherwise. */
export const scene = (arrangement: Arrangement = {}, players = 4): Scene => new Scene(players, arrangement);

/** The same at a table that asks before a bonus is taken. */
export const askedScene = (arrangement: Arrangement, players = 4): Scene =>
  new Scene(players, arrangement, snowTime.content, { bonus: 'asked' });

/** Four colours whose figures stand on these spaces. */
export const standing = (...spaces: readonly number[]): { readonly space: number }[] =>
  spaces.map(space => ({ space }));
