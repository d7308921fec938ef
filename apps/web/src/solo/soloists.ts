import type { PlainKey } from '../words/voice.svelte.ts';

/** A game one person plays against the rules: which of its options says how strong they are, weakest first. */
interface Soloist {
  readonly title: PlainKey;
  readonly option: string;
  readonly levels: readonly string[];
}

/** Known before any game is loaded, for the home page. */
const SOLOISTS: Readonly<Record<string, Soloist>> = {
  silverfrost: { title: 'games.silverfrost-solo', option: 'paws', levels: ['1', '2', '3', '4'] },
};

export const soloistOf = (game: string): Soloist | null => SOLOISTS[game] ?? null;
