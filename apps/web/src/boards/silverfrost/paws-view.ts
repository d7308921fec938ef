import type { View } from '@snowbound/silverfrost';

/** What is seen of Paws in a solo game. */
export interface PawsView {
  readonly seat: number;
  readonly level: number;
  /** The current one last. */
  readonly maps: readonly PawsMap[];
  readonly nextCorner: number | null;
  readonly questPile: number;
  readonly valleyTokens: readonly boolean[];
  readonly taxed: readonly string[];
  readonly tokens: number;
  readonly tactics: readonly string[];
  readonly worth: { readonly purple: number; readonly fire: number; readonly faceDown: number };
}

interface PawsMap {
  readonly id: string;
  readonly arrow: 'up' | 'down';
  readonly corners: readonly PawsCorner[];
}

interface PawsCorner {
  readonly calls: 'worker' | 'card';
  readonly cave: boolean;
  readonly scheme: PawsScheme | null;
}

interface PawsScheme {
  readonly corners: readonly { readonly to: string; readonly points?: number; readonly from: 'deck' | 'valley' }[];
  readonly colours: readonly string[];
}

/** `null` at a table of people and bots only. */
export const pawsIn = (view: View): PawsView | null =>
  (view as View & { readonly paws?: PawsView | null }).paws ?? null;
