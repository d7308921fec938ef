import type { AnyProfile } from '@snowbound/bots';
import type { AnyLabMetrics } from '@snowbound/bots/lab';
import type { AnyGame, Languages } from '@snowbound/engine';

/** All that a game brings beside how it looks. Each part is loaded only when it is needed. */
export interface FrontDoor {
  readonly rules: () => Promise<AnyGame>;
  /** Its words alone, for those who speak of a game and do not play it. */
  readonly words: () => Promise<Languages>;
  /** What is said only on rules pages and of content files, for games that keep it apart. */
  readonly laterWords?: () => Promise<Languages>;
  /** How its bots think. Without it there are no levels: `greedy` plays. */
  readonly profile?: () => Promise<AnyProfile>;
  /** What is worth knowing about it, for those who measure. */
  readonly labMetrics?: () => Promise<AnyLabMetrics>;
}
