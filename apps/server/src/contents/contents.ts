import { GAME_NAMES, gameNamed } from '@snowbound/catalogue';
import { type AnyGame, playedWith, restoredWith, shippedFile, shippedWith } from '@snowbound/engine';
import { Refused } from '../refused.ts';
import type { ContentStore, StoredContent } from '../storage/port/contents.ts';
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
  readonly #store: ContentStore;
  readonly #now: () => number;
  readonly #gameNamed: typeof gameNamed;
  readonly #usual = new Map<string, string>();
  readonly #games = new GameCache(MOST_BYTES_IN_MEMORY);
  /** The files of games with other content than the shipped. */
  readonly #files = new WeakMap<AnyGame, string>();
  /** Shipped content that is known to be kept. */
  readonly #shipped = new Set<string>();

  constructor(store: ContentStore, now: () => number, named: typeof gameNamed = gameNamed) {
    this.#store = store;
    this.#now = now;
    this.#gameNamed = named;
  }

  /** About how much memory the games take that are ready to be played. */
  get bytesInMemory(): number {
    return this.#games.bytes;
  }

  isKept(id: string): Promise<boolean> {
    return this.#store.has(id);
  }

  /** Keeps a content file that was found sound. One that is there already is as good as new. */
  async keep(file: Omit<StoredContent, 'created' | 'bytes'>): Promise<void> {
    await this.#store.keep({ ...file, bytes: Buffer.byteLength(file.text), created: this.#now() });
  }

  /** Keeps the content of a new table: the next version may ship other content, and uploads are forgotten in a day. */
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

  /** From now on new tables of this game use this file. Throws everything that is wrong with it. */
  async makeUsual({ game: name, file }: UsualContent): Promise<void> {
    const { content } = await playedWith(await this.#gameNamed(name), file);
    const text = JSON.stringify(content.file);
    await this.keep({ id: content.id, game: name, text, origin: 'host', owner: null, address: null });
    this.#usual.set(name, content.id);
  }

  /** The content of new tables of a game that ask for no other. */
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
    const kept = await this.#store.find(id);
    if (kept !== null) return kept.text;
    for (const name of GAME_NAMES) {
      const shipped = await shippedFile(await this.#gameNamed(name), id);
      if (shipped !== null) return shipped;
    }
    return null;
  }

  /** Removes files that are older than this and that no table is played with; what was shipped stays. */
  forgetUnused(before: number): Promise<void> {
    return this.#store.forgetUnused(before, [...this.#usual.values()]);
  }

  /** A game with content that was kept here, or that it shipped once. */
  async #read(shipped: AnyGame, id: string): Promise<AnyGame | null> {
    const kept = await this.#store.find(id);
    if (kept !== null && kept.game !== shipped.name) return null;
    const game = kept === null ? await shippedWith(shipped, id) : await restoredWith(shipped, JSON.parse(kept.text));
    // The id is a fingerprint of the file: whatever has another one is not what was kept.
    if (game === null || game.content.id !== id) return null;
    const text = kept?.text ?? JSON.stringify(game.content.file);
    this.#games.add(game, text.length);
    this.#files.set(game, text);
    return game;
  }
}
