import { Refused } from '../refused.ts';
import type { Bringer, ContentStore } from '../storage/port/contents.ts';
import { phrase } from '../words.ts';
import type { ContentReader } from './content-reader.ts';
import type { Contents } from './contents.ts';
import type { Origin } from './origin.ts';
import type { Faulty } from './read-content.ts';

const MEGABYTE = 1024 * 1024;

/** Files and megabytes that are stored of one user, from one address and in all. */
export const QUOTAS = {
  person: { files: 20, megabytes: 4 },
  address: { files: 60, megabytes: 12 },
  all: { files: 2000, megabytes: 256 },
} as const;
type Whose = keyof typeof QUOTAS;

/** Uploads of content files: read in a thread, counted, stored. */
export class ContentUploads {
  readonly #store: ContentStore;
  readonly #contents: Contents;
  readonly #reader: ContentReader;
  /** Uploads are counted and stored one after the other, so the quotas hold. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: ContentStore, contents: Contents, reader: ContentReader) {
    this.#store = store;
    this.#contents = contents;
    this.#reader = reader;
  }

  /** Stores the content file in the body of a request and returns its id, or what is wrong with it. */
  async add(body: string, origin: Origin): Promise<string | Faulty> {
    const read = await this.#reader.read(body);
    if ('problem' in read) return read;
    const { id, game, text } = read;
    const kept = this.#last.then(async () => {
      // The same file again counts nothing.
      if (!(await this.#contents.isKept(id))) await this.#refuseTooMuch(Buffer.byteLength(text), origin);
      await this.#contents.keep({ id, game, text, origin: 'brought', owner: origin.userId, address: origin.address });
    });
    this.#last = kept.catch(() => {});
    await kept;
    return id;
  }

  async #refuseTooMuch(bytes: number, { userId, address }: Origin): Promise<void> {
    const counted: Readonly<Record<Whose, Bringer>> = { person: { person: userId }, address: { address }, all: 'all' };
    for (const whose of Object.keys(QUOTAS) as Whose[]) {
      const { files, megabytes } = QUOTAS[whose];
      const kept = await this.#store.brought(counted[whose]);
      if (kept.files >= files) {
        throw new Refused('too-much', phrase('', 'server.content-files', { whose, most: files }), 'content');
      }
      if (kept.bytes + bytes > megabytes * MEGABYTE) {
        throw new Refused('too-large', phrase('', 'server.content-bytes', { whose, most: megabytes }), 'content');
      }
    }
  }
}
