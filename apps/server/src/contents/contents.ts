import { GAME_NAMES, gameNamed } from '@snowbound/catalogue';
import { type AnyGame, playedWith, restoredWith, shippedFile, shippedWith } from '@snowbound/engine';
import { Refused } from '../refused.ts';
import type { Database } from '../storage/sqlite/database.ts';
import type { ContentRow } from '../storage/sqlite/schema.ts';
import { phrase } from '../words.ts';
import { GameCache } from './game-cache.ts';

/** A content file that new tables of a game are played with unless they ask for another. */
export interface UsualContent {
  readonly game: string;
  /** The file as it was read, validated when the server starts. */
  readonly file: unknown;
}

/** About sixty boxes of cards, whatever is played with beside them. */
const MOST_BYTES_IN_MEMORY = 80 * 1024 * 1024;

/** The content files that games are played with here: every table finds the one it was begun with. */
export class Contents {
  readonly #queries: Database['queries'];
  readonly #now: () => number;
  readonly #gameNamed: typeof gameNamed;
  readonly #usual = new Map<string, string>();
  readonly #games = new GameCache(MOST_BYTES_IN_MEMORY);
  /** The files of games with other content than the shipped. */
  readonly #files = new WeakMap<AnyGame, string>();
  /** Shipped content that is known to be kept. */
  readonly #shipped = new Set<string>();

  constructor({ queries }: Pick<Database, 'queries'>, now: () => number, named: typeof gameNamed = gameNamed) {
    this.#queries = queries;
    this.#now = now;
    this.#gameNamed = named;
  }

  /** About how much memory the games take that are ready to be played. */
  get bytesInMemory(): number {
    return this.#games.bytes;
  }

  async isKept(id: string): Promise<boolean> {
    const kept = this.#queries.selectFrom('contents').select('id').where('id', '=', id);
    return (await kept.executeTakeFirst()) !== undefined;
  }

  /** Keeps a content file that was found sound. One that is there already is as good as new. */
  async keep(file: Omit<ContentRow, 'created' | 'bytes'>): Promise<void> {
    const created = this.#now();
    const { origin, owner, address } = file;
    await this.#queries
      .insertInto('contents')
      .values({ ...file, bytes: Buffer.byteLength(file.text), created })
      .onConflict(known =>
        known.column('id').doUpdateSet(origin === 'shipped' ? { created, origin, owner, address } : { created }),
      )
      .execute();
  }

  /** Keeps what a table is laid with: the next version may ship something else, and what was brought is forgotten in a day. */
  async keepFor(game: AnyGame): Promise<void> {
    const { name, content } = game;
    const { id } = content;
    if (this.#shipped.has(id)) return;
    const shipped = await shippedFile(await this.#gameNamed(name), id);
    const text = shipped ?? JSON.stringify(content.file);
    const origin = shipped === null ? 'brought' : 'shipped';
    await this.keep({ id, game: name, text, origin, owner: null, address: null });
    if (shipped !== null) this.#shipped.add(id);
  }

  /** From now on tables of this game are laid with this file. Throws everything that is wrong with it. */
  async makeUsual({ game: name, file }: UsualContent): Promise<void> {
    const { content } = await playedWith(await this.#gameNamed(name), file);
    const text = JSON.stringify(content.file);
    await this.keep({ id: content.id, game: name, text, origin: 'host', owner: null, address: null });
    this.#usual.set(name, content.id);
  }

  /** What tables of a game are laid with unless they ask for something else. */
  async usualFor(game: AnyGame): Promise<string> {
    return this.#usual.get(game.name) ?? game.content.id;
  }

  /** A game with this content, or with the usual one. */
  async gameWith(name: string, wanted?: string): Promise<AnyGame> {
    const shipped = await this.#gameNamed(name);
    const id = wanted ?? (await this.usualFor(shipped));
    if (id === shipped.content.id) return shipped;
    const known = this.#games.get(id) ?? (await this.#read(shipped, id));
    if (known?.name === name) return known;
    throw new Refused('invalid', phrase('', 'server.no-such-content', { content: id, game: name }), 'content');
  }

  /** The file that a game is played with; `null` if it is the one it ships with. */
  fileOf(game: AnyGame): string | null {
    return this.#files.get(game) ?? null;
  }

  /** The file of this id, for those who want to read what its cards are called or to play with it elsewhere. */
  async file(id: string): Promise<string | null> {
    const kept = this.#queries.selectFrom('contents').select('text').where('id', '=', id);
    const row = await kept.executeTakeFirst();
    if (row !== undefined) return row.text;
    for (const name of GAME_NAMES) {
      const shipped = await shippedFile(await this.#gameNamed(name), id);
      if (shipped !== null) return shipped;
    }
    return null;
  }

  /** Removes files that are older than this and that no table is played with; what was shipped stays. */
  async forgetUnused(before: number): Promise<void> {
    const used = this.#queries.selectFrom('tables').select('content');
    await this.#queries
      .deleteFrom('contents')
      .where('created', '<', before)
      .where('origin', '!=', 'shipped')
      .where('id', 'not in', used)
      .where('id', 'not in', [...this.#usual.values()])
      .execute();
  }

  /** A game with content that was kept here, or that it shipped once. */
  async #read(shipped: AnyGame, id: string): Promise<AnyGame | null> {
    const row = await this.#queries.selectFrom('contents').selectAll().where('id', '=', id).executeTakeFirst();
    if (row !== undefined && row.game !== shipped.name) return null;
    const game = row === undefined ? await shippedWith(shipped, id) : await restoredWith(shipped, JSON.parse(row.text));
    // The id is a fingerprint of the file: whatever has another one is not what was kept.
    if (game === null || game.content.id !== id) return null;
    const text = row?.text ?? JSON.stringify(game.content.file);
    this.#games.add(game, text.length);
    this.#files.set(game, text);
    return game;
  }
}
