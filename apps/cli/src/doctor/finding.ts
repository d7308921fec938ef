import type { Phrase } from '@snowbound/engine';

/** `look` is worth a look; `wrong` must be mended. */
export type State = 'fine' | 'look' | 'wrong';

/** What a check has found. Names and states never change: programs rely on them. */
export interface Finding {
  readonly name: 'node' | 'disk' | 'permissions' | 'clock' | 'database' | 'server' | 'dependencies' | 'licences';
  readonly state: State;
  readonly sentence: Phrase;
}
