import type { Options, Phrase } from '@snowbound/engine';
import type { Component } from 'svelte';

/** What a page that lays tables gives to the preview of a game. */
export interface PreviewProps {
  readonly players: number;
  /** What is chosen so far. */
  readonly options: Options;
  readonly choose: (options: Options) => void;
  readonly say: (phrase: Phrase) => string;
}

const PREVIEWS: Readonly<Record<string, () => Promise<Component<PreviewProps>>>> = {
  'winter-kingdom': async () => (await import('./winter-kingdom/board/BoardPreview.svelte')).default,
};

/** How a game shows a table before it is created; `null` if it has nothing to show. */
export const previewOf = async (game: string): Promise<Component<PreviewProps> | null> =>
  (await PREVIEWS[game]?.()) ?? null;
