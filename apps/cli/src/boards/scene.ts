import type { Answer } from '@snowbound/table';
import type { Paint } from '../terminal/paint.ts';
import type { Voice } from '../voice.ts';

/** What a drawing may use besides the view. */
export interface Scene {
  readonly voice: Voice;
  readonly paint: Paint;
  readonly columns: number;
  /** Lines the drawing should not exceed. */
  readonly rows: number;
  /** The name of the player in each seat. */
  readonly playerNames: readonly string[];
  /** Who has answered the open question in secret, and what, as far as whoever looks may know. */
  readonly answers: readonly Answer[];
  /** What has happened and was not read yet, a sentence each. */
  readonly unread: readonly string[];
}

/** Draws what somebody sees of a game, line by line. */
export type Draw = (view: unknown, scene: Scene) => string[];
