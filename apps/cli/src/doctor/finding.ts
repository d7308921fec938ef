import type { Phrase } from '@snowbound/engine';

/** `look` is worth a look; `wrong` must be mended. */
export type FindingState = 'fine' | 'look' | 'wrong';

/** What a check has found. Names and states never change: programs rely on them. */
export interface Finding {
  readonly name: 'node' | 'disk' | 'permissions' | 'clock' | 'database' | 'server' | 'dependencies' | 'licences';
  readonly state: FindingState;
  readonly sentence: Phrase;
}
