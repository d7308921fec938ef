/** A mutant that no test can kill, because the game stays the same. It is found by what it changes, wherever that stands in its file. */
export interface Equivalent {
  readonly file: string;
  readonly original: string;
  readonly replacement: string;
  readonly why: string;
}
