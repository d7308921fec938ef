import { type Phrase, type Seat, total } from '@snowbound/engine';
import { type Cell, cellAt, readDrawing } from '@snowbound/hex';
import { Table } from '@snowbound/table';
import { JOINED, type View, winterKingdom } from '@snowbound/winter-kingdom';

/** A position to start from; what is left out is as at the beginning of a game. */
export interface Arrangement {
  readonly twist?: string;
  readonly economy?: string;
  readonly scoring?: readonly string[];
  readonly line?: string;
  readonly upper?: number;
  readonly start?: Seat;
  readonly turn?: Seat;
  readonly fill?: string;
  readonly tableaus?: readonly string[];
  readonly spaces?: Readonly<Record<string, string>>;
  readonly deck?: Readonly<Record<string, number>>;
  readonly discards?: Readonly<Record<string, number>>;
  readonly players?: readonly PlayerArrangement[];
}

export interface PlayerArrangement {
  readonly houses?: readonly Cell[];
  readonly forts?: readonly Cell[];
  readonly housesLeft?: number;
  readonly fortsLeft?: number;
  readonly coins?: number;
  readonly hand?: readonly string[];
  readonly abilities?: readonly string[];
  readonly terrain?: string;
}

/** The space at a place of the board. */
export const at = (q: number, r: number): Cell => cellAt(JOINED.grid, q, r);

/**
 * A board drawn in the middle of unbuildable spaces. Capitals are terrains, `.` and digits grass (a digit also names its
 * space); `o` and `O` are a house and a fort of seat 0 on grass, `x` and `X` of seat 1, then `y` and `Y`, `z` and `Z`.
 */
export class Scene {
  readonly table: Table<unknown, unknown, View, typeof winterKingdom.content>;
  readonly #labels = new Map<Cell, string>();

  constructor(drawing: string, arrangement: Arrangement, players: number) {
    const spaces: Record<string, string> = {};
    const pieces = new Map([...'oOxXyYzZ'].map((letter): [string, Cell[]] => [letter, []]));
    const { grid, letters } = readDrawing(drawing);
    const middle = grid.places[Math.floor(grid.cells / 2)] ?? { q: 0, r: 0 };
    grid.places.forEach(({ q, r }, index) => {
      const letter = letters[index] ?? '';
      const cell = at(q - middle.q, r - middle.r);
      this.#labels.set(cell, letter);
      pieces.get(letter)?.push(cell);
      spaces[cell] = /[FGTHBSIMCVU]/.test(letter) ? letter : 'G';
    });
    const seats = Array.from({ length: players }, (_, seat) => arrangement.players?.[seat] ?? {});
    // A game of its own: what its options say is made here, and by no scene before.
    this.table = new Table(
      { ...winterKingdom },
      {
        players,
        seed: 'scene',
        arrangement: {
          fill: 'U',
          economy: 'weapons',
          scoring: ['knights', 'loners', 'crowd'],
          start: 0,
          ...arrangement,
          spaces: { ...spaces, ...arrangement.spaces },
          players: seats.map((player, seat) => ({
            terrain: 'grass',
            coins: 0,
            ...player,
            houses: [...(player.houses ?? []), ...(pieces.get('oxyz'[seat] ?? '') ?? [])],
            forts: [...(player.forts ?? []), ...(pieces.get('OXYZ'[seat] ?? '') ?? [])],
          })),
        },
      },
    );
  }

  get view(): View {
    return this.table.view('spectator');
  }

  /** The player asked now. */
  get seat(): Seat {
    return this.table.questions[0]?.seat ?? -1;
  }

  get prompt(): string {
    return this.table.questions[0]?.prompt.key.replace('prompts.', '') ?? 'over';
  }

  /** The question asked now, as it can be said. */
  get question(): Phrase {
    const [asked] = this.table.questions;
    if (asked === undefined) throw new Error('nothing is asked');
    return asked.prompt;
  }

  get offered(): string[] {
    return this.table.questions[0]?.options.map(({ move }) => move) ?? [];
  }

  /** What the drawing shows on the spaces offered with this verb, in the alphabet's order. */
  marks(verb: string): string {
    const cells = this.offered.filter(move => move.startsWith(`${verb} `) && !/[a-z]/.test(move.slice(verb.length)));
    return cells
      .map(move => this.#labels.get(Number(move.split(' ')[1])) ?? '?')
      .sort()
      .join('');
  }

  /** The number of a space by its digit or letter in the drawing; the first one if there are several. */
  space(label: string): Cell {
    for (const [cell, letter] of this.#labels) if (letter === label) return cell;
    throw new Error(`nothing is drawn as ${label}`);
  }

  /** Moves of the player asked, such as `use mine`, or `build 1` for the space drawn as 1. */
  play(...moves: readonly string[]): this {
    for (const move of moves) {
      const said = move.replace(
        /^(build|fort|take|to|remove) (\S)$/,
        (_, verb, label) => `${verb} ${this.space(label)}`,
      );
      const refused = this.table.play(this.seat, said);
      if (refused !== null)
        throw new Error(`“${move}” was refused: ${refused.key}; offered: ${this.offered.join(' | ')}`);
    }
    return this;
  }

  /** Builds the mandatory pieces on the first spaces offered and uses no ability after them. */
  mandatory(): this {
    while (this.prompt === 'mandatory' || this.offered.some(move => move.startsWith('build ')))
      this.play(this.offered[0] ?? '');
    return this.noMoreAbilities();
  }

  /** Goes on to the purchase step, if any ability could still be used. */
  noMoreAbilities(): this {
    return this.prompt === 'act' && this.offered.includes('done') ? this.play('done') : this;
  }

  refusal(move: string): Phrase | null {
    const said = move.replace(
      /^(build|fort|take|to|remove|space) (\S)$/,
      (_, verb, label) => `${verb} ${this.space(label)}`,
    );
    return this.table.whyNot(this.seat, said);
  }

  player(seat: Seat) {
    const player = this.view.players[seat];
    if (player === undefined) throw new Error(`no seat ${seat}`);
    return player;
  }

  /** The keys of what was told, in order. */
  told(): string[] {
    return this.#phrases.map(({ key }) => key.replace('journal.', ''));
  }

  /** The last that was told with this key. */
  lastTold(key: string): Phrase | undefined {
    return this.#phrases.findLast(tells => tells.key === `journal.${key}`);
  }

  get #phrases(): Phrase[] {
    return this.table.journal('spectator').map(({ tells }) => tells);
  }

  /** What a choice does, and what to touch for it. */
  option(move: string) {
    return this.table.questions[0]?.options.find(option => option.move === move);
  }

  score(seat: Seat): Record<string, number> {
    const sheet = this.table.score(seat);
    const lines = sheet.map(({ source, points }) => [source.replace('score.', ''), points]);
    return { ...Object.fromEntries(lines), total: total(sheet) };
  }
}

/** Two players unless said otherwise; only seat 0 has what matters. */
export const scene = (
  drawing: string,
  first: PlayerArrangement = {},
  arrangement: Arrangement = {},
  players = 2,
): Scene => new Scene(drawing, { players: [first], ...arrangement }, players);
