import { gameNamed } from '@snowbound/catalogue';
import { type AnyGame, playedWith } from '@snowbound/engine';
import { Refused } from '../refused.ts';
import { phrase } from '../words.ts';
import type { Database } from './database.ts';

/** A content file that new tables of a game are played with unless they ask for another. */
export interface UsualContent {
  readonly game: string;
  /** The file as it was read, validated when the server starts. */
  readonly file: unknown;
}

/** The content files that games are played with here, beside those they ship with. */
export class Contents {
  readonly #queries: Database['queries'];
  readonly #now: () => number;
  readonly #usual = new Map<string, string>();
  /** Games with content of somebody's own, by the content's id. */
  readonly #games = new Map<string, AnyGame>();
  readonly #files = new WeakMap<AnyGame, string>();

  constructor({ queries }: Pick<Database, 'queries'>, now: () => number) {
    this.#queries = queries;
    this.#now = now;
  }

  /** Keeps a content file and returns its id. Throws everything that is wrong with it. */
  async add(name: string, file: unknown): Promise<string> {
    const game = await playedWith(await gameNamed(name), file);
    const { id } = game.content;
    const text = JSON.stringify(file);
    await this.#queries
      .insertInto('contents')
      .values({ id, game: name, text, created: this.#now() })
      .onConflict(known => known.column('id').doNothing())
      .execute();
    this.#know(game, text);
    return id;
  }

  /** From now on tables of this game are laid with this file. */
  async makeUsual({ game, file }: UsualContent): Promise<void> {
    this.#usual.set(game, await this.add(game, file));
  }

  /** What tables of a game are laid with unless they ask for something else. */
  async usualFor(game: AnyGame): Promise<string> {
    return this.#usual.get(game.name) ?? game.content.id;
  }

  /** A game with this content, or with the usual one. */
  async gameWith(name: string, wanted?: string): Promise<AnyGame> {
    const shipped = await gameNamed(name);
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

  /** The file of this id, for those who want to read what its cards are called. */
  async file(id: string): Promise<string | null> {
    const kept = this.#queries.selectFrom('contents').select('text').where('id', '=', id);
    return (await kept.executeTakeFirst())?.text ?? null;
  }

  /** Removes files that are older than this and that no table is played with. */
  async forgetUnused(before: number): Promise<void> {
    const used = this.#queries.selectFrom('tables').select('content');
    await this.#queries
      .deleteFrom('contents')
      .where('created', '<', before)
      .where('id', 'not in', used)
      .where('id', 'not in', [...this.#usual.values()])
      .execute();
  }

  async #read(shipped: AnyGame, id: string): Promise<AnyGame | null> {
    const text = await this.file(id);
    return text === null ? null : this.#know(await playedWith(shipped, JSON.parse(text)), text);
  }

  #know(game: AnyGame, text: string): AnyGame {
    const known = this.#games.get(game.content.id);
    if (known !== undefined) return known;
    this.#games.set(game.content.id, game);
    this.#files.set(game, text);
    return game;
  }
}
