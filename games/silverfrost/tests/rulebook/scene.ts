import { type Phrase, type Seat, say, total } from '@snowbound/engine';
import { type PlayerView, silverfrost, type View } from '@snowbound/silverfrost';
import { readerOf, Table } from '@snowbound/table';
import { workshop } from '../cards/workshop.ts';

const english = await readerOf(silverfrost, 'en');

/** A position to start from; what is left out is as at the beginning of a game, hands empty. The README lists the fields. */
export interface Arrangement {
  readonly turn?: Seat;
  readonly players?: readonly PlayerArrangement[];
  readonly valley?: readonly (string | null)[];
  readonly locations?: Readonly<Record<string, readonly string[]>>;
  readonly snow?: readonly string[];
  readonly fury?: boolean;
  readonly mountain?: readonly (string | null)[];
  readonly bigDeck?: readonly string[];
  readonly highlands?: readonly string[];
  readonly lowlandDeck?: readonly string[];
  readonly deckTop?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly snowstorms?: readonly string[];
  readonly paws?: PawsArrangement;
}

export interface PawsArrangement {
  readonly maps?: readonly string[];
  readonly mapDeck?: readonly string[];
  readonly covered?: number;
  readonly next?: readonly string[];
  readonly schemes?: readonly string[];
  readonly quests?: readonly string[];
  readonly taxed?: readonly string[];
}

export interface PlayerArrangement {
  readonly season?: string;
  readonly hand?: readonly string[];
  readonly city?: readonly string[];
  readonly supply?: Readonly<Record<string, number>>;
  readonly chimneys?: number;
  readonly workers?: number;
  readonly ranger?: number;
  readonly lowlands?: readonly string[];
  readonly completed?: readonly string[];
  readonly passed?: boolean;
}

/** Arranged freely, but acted on only through what is offered. */
export class Scene {
  readonly table: Table<unknown, unknown, View, typeof silverfrost.content>;

  constructor(
    arrangement: Arrangement,
    players: number,
    options: Readonly<Record<string, string>> = {},
    content = silverfrost.content,
  ) {
    // A game of its own: what its options say is made here, and by no scene before.
    this.table = new Table(
      { ...silverfrost },
      {
        players,
        seed: 'scene',
        arrangement: { turn: 0, valley: [], ...arrangement },
        options,
        content,
      },
    );
  }

  /** What seat 0 sees. */
  get view(): View {
    return this.table.view(0);
  }

  /** The player asked now; -1 once it is over. */
  get seat(): Seat {
    return this.table.questions[0]?.seat ?? -1;
  }

  get prompt(): string {
    return this.table.questions[0]?.prompt.key.replace('prompts.', '') ?? 'over';
  }

  get offered(): string[] {
    return this.table.questions[0]?.options.map(({ move }) => move) ?? [];
  }

  /** What is offered that begins like this. */
  offers(beginning: string): string[] {
    return this.offered.filter(move => move.startsWith(beginning));
  }

  /** Moves of whoever is asked, one after another. */
  play(...moves: readonly string[]): this {
    for (const move of moves) {
      const refused = this.table.play(this.seat, move);
      if (refused !== null) {
        throw new Error(`“${move}” was refused: ${refused.key}; ${this.prompt}: ${this.offered.join(' | ')}`);
      }
    }
    return this;
  }

  /** Goes on past every moment to clear Snow. */
  goOn(): this {
    while (this.offered.includes('go on')) this.play('go on');
    return this;
  }

  refusal(move: string, seat = this.seat): Phrase | null {
    return this.table.whyNot(seat, move);
  }

  /** A player as that player sees it. */
  player(seat: Seat): PlayerView {
    const player = this.table.view(seat).players[seat];
    if (player === undefined) throw new Error(`no seat ${seat}`);
    return player;
  }

  /** What seat 0 has. */
  get you(): PlayerView {
    return this.player(0);
  }

  /** The city of a seat as text: `tannery`, `tannery 2 snow chimney`. */
  city(seat: Seat): string[] {
    return this.player(seat).city.map(({ id, copy, snow, chimney, worker, visitor }) =>
      [id, copy > 1 ? copy : '', snow ? 'snow' : '', chimney ? 'chimney' : '', worker ?? '', visitor ?? '']
        .filter(part => part !== '')
        .join(' '),
    );
  }

  /** What was told in English, without the full stops. */
  said(): string[] {
    return this.table.journal('spectator').map(({ tells }) => say(tells, english).replace(/\.$/, ''));
  }

  /** The keys of what was told, in order. */
  told(): string[] {
    return this.table.journal('spectator').map(({ tells }) => tells.key.replace('journal.', ''));
  }

  score(seat: Seat): Record<string, number> {
    const sheet = this.table.score(seat);
    const lines = sheet.map(({ source, points }) => [source.replace('score.', ''), points]);
    return { ...Object.fromEntries(lines), total: total(sheet) };
  }
}

/** Two players unless said otherwise. */
export const scene = (arrangement: Arrangement = {}, players = 2): Scene => new Scene(arrangement, players);

/** The same with the plain cards of the workshop, for rules rather than cards. */
export const shop = (
  arrangement: Arrangement = {},
  players = 2,
  options: Readonly<Record<string, string>> = {},
): Scene => new Scene(arrangement, players, options, workshop);

/** Seat 0's turn in a game of two with the cards of the workshop; only what is said is there. */
export const shopTurn = (you: PlayerArrangement, rest: Arrangement = {}): Scene =>
  shop({ ...rest, players: [you, ...(rest.players ?? []).slice(1)] });

/** Seat 0's turn in a game of two; only what is said is there. */
export const yourTurn = (you: PlayerArrangement, rest: Arrangement = {}): Scene =>
  scene({ ...rest, players: [you, ...(rest.players ?? []).slice(1)] });
