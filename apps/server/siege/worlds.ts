import { gameNamed } from '@snowbound/catalogue';
import { type Fast, fastFromSeed, pick, type Seed } from '@snowbound/engine';
import { type AnyTable, type Move, Table } from '@snowbound/table';
import { dealtBy, OPEN_OPTIONS, TWINS } from '../tests/twin-worlds.ts';

/** Two games that only person 0 can tell apart. */
export interface Worlds {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seeds: readonly Seed[];
  /** Which person sits in each seat. */
  readonly people: readonly number[];
  readonly moves: readonly (readonly Move[])[];
  /** Moves and things to ask about, in both worlds the same. */
  readonly probes: readonly string[];
}

const HIDER = 0;
const SEEKER = 1;
/** What the seeker sees, and what anybody sees. */
const seen = (table: AnyTable): string =>
  JSON.stringify([
    table.seating.map((person, seat) => (person === SEEKER ? [table.view(seat), table.journal(seat)] : null)),
    table.view('spectator'),
    table.journal('spectator'),
    table.waiting,
  ]);

/** Plays the same in both as long as nobody but the hider can tell them apart. */
class Pair {
  readonly tables: readonly AnyTable[];
  readonly moves: readonly Move[][] = [[], []];
  readonly probes = new Set<string>();
  readonly #random: Fast;

  constructor(tables: readonly AnyTable[], random: Fast) {
    this.tables = tables;
    this.#random = random;
  }

  get isSame(): boolean {
    const [one, other] = this.tables.map(seen);
    return one === other;
  }

  /** Plays a move in each world; says no, and forgets it, if they can be told apart by it. */
  play(seat: number, ...choices: readonly string[]): boolean {
    this.tables.forEach((table, world) => {
      const move = choices[world] ?? choices[0] ?? '';
      if (table.play(seat, move) !== null) throw new Error(`${move} is not allowed`);
      this.moves[world]?.push({ seat, move });
      this.probes.add(move);
    });
    if (this.isSame) return true;
    for (const played of this.moves) played.pop();
    return false;
  }

  /** Plays at random what both allow, until so much was played or nothing goes in both. */
  playOn(most: number): void {
    const [one, other] = this.tables as [AnyTable, AnyTable];
    while (one.length < most) {
      const asked = one.questions.flatMap(({ seat, options }) => {
        const allowed = other.questions.find(question => question.seat === seat)?.options ?? [];
        const common = options.filter(({ move }) => allowed.some(option => option.move === move));
        return common.length === 0 ? [] : [{ seat, common }];
      });
      if (asked.length === 0) return;
      const { seat, common } = pick(this.#random, asked);
      if (!this.play(seat, pick(this.#random, common).move)) return;
    }
  }
}

function worlds(game: string, options: Worlds['options'], { tables, moves, probes }: Pair): Worlds {
  const people = tables[0]?.seating ?? [];
  return { game, options, seeds: tables.map(({ seed }) => seed), people, moves, probes: [...probes] };
}

/** Silverfrost: the hider keeps one Quest or another. */
async function keptQuests(word: string, most: number): Promise<Worlds> {
  const game = await gameNamed('silverfrost');
  const pair = new Pair(
    [0, 1].map(() => new Table(game, { players: 2, seed: word })),
    fastFromSeed(word),
  );
  const [kept] = pair.tables[0]?.questions ?? [];
  pair.play(HIDER, ...(kept?.options.map(({ move }) => move) ?? []));
  pair.playOn(most);
  return worlds('silverfrost', {}, pair);
}

/** Snow Time: after some rounds the hider chooses one action or another in secret. */
async function secretActions(word: string): Promise<Worlds> {
  const game = await gameNamed('snow-time');
  const random = fastFromSeed(word);
  const pair = new Pair(
    [0, 1].map(() => new Table(game, { players: 2, seed: word })),
    random,
  );
  pair.playOn(pick(random, [0, 4, 9, 15, 22]));
  const [table] = pair.tables as [AnyTable];
  const question = table.questions.find(({ seat, options }) => table.seating[seat] === HIDER && options.length > 1);
  if (question !== undefined && table.waiting.length > 1) {
    pair.play(question.seat, question.options[0]?.move ?? '', question.options.at(-1)?.move ?? '');
    // Whoever answers last shows what all have chosen.
    while (table.waiting.length > 1) pair.playOn(table.length + 1);
  }
  return worlds('snow-time', {}, pair);
}

/** Winter Kingdom: the hider was dealt other cards, and the deck is another. */
async function twinDeals(words: readonly string[], most: number): Promise<Worlds> {
  const pair = new Pair(await Promise.all(words.map(dealtBy)), fastFromSeed(words.join('-')));
  if (!pair.isSame) throw new Error('these deals can be told apart');
  pair.playOn(most);
  return worlds('winter-kingdom', OPEN_OPTIONS, pair);
}

/** Pairs of worlds of all three games, the same each time. */
export async function* pairsOfWorlds(ofEach: number, most: number): AsyncGenerator<Worlds> {
  for (let index = 0; index < ofEach; index++) {
    yield await keptQuests(`quest-${index}`, most);
    yield await secretActions(`secret-${index}`);
    yield await twinDeals(TWINS[index % TWINS.length] ?? TWINS[0], most);
  }
}
