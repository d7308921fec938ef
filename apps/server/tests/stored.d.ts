/** What is in the database that version 0.1.0 made. */
export interface Stored {
  readonly cookies: {
    readonly anna: string;
    readonly ben: string;
  };
  /** Ids by what the tables are. */
  readonly tables: Readonly<Record<string, string>>;
  readonly invitation: string;
  readonly offer: string;
  readonly content: string;
  /** What came of the finished games. */
  readonly results: Readonly<
    Record<
      string,
      {
        winners: number[];
        totals: number[];
        journal: number;
        moves: number;
      }
    >
  >;
}
export declare const stored: Stored;
/** A new data folder with that database in it. */
export declare function storedFolder(): string;
/** Puts that database into a folder; its path there. */
export declare function putStored(folder: string): string;
