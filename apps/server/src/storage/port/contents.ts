/** A content file that games are played with. */
export interface StoredContent {
  readonly id: string;
  readonly game: string;
  /** The file itself, as JSON. */
  readonly text: string;
  /** Whether the game came with it, the host chose it or somebody brought it. */
  readonly origin: 'shipped' | 'host' | 'brought';
  /** Who brought it, and a hash of where they came from, which quotas are counted by. */
  readonly owner: string | null;
  readonly address: string | null;
  readonly bytes: number;
  /** When it was last brought. */
  readonly created: number;
}

/** Whose files are counted. */
export type Bringer = { readonly person: string } | { readonly address: string } | 'all';

/** The files that were brought, and how many bytes they have together. */
export interface ContentSum {
  readonly files: number;
  readonly bytes: number;
}

/** Content files by their ids, which are fingerprints: a file never changes. What a promise resolves for is durable. */
export interface ContentStore {
  has(id: string): Promise<boolean>;
  find(id: string): Promise<StoredContent | null>;
  /** Keeps a file. One that is there already only becomes as new as this; if this one was shipped, it is shipped from now on. */
  keep(content: StoredContent): Promise<void>;
  /** What was brought and is kept. Costs no reading of files. */
  brought(by: Bringer): Promise<ContentSum>;
  /** Removes files older than this that no table is played with, but for shipped ones and these. */
  forgetUnused(before: number, except: readonly string[]): Promise<void>;
}
