import { voice } from './voice.svelte.ts';

const NUMBERED = /^(.+?)-(\d+)$/;

/** The first of these keys the game or the app has a word for. */
function worded(game: string, keys: readonly string[], otherwise: string): string {
  const said = keys.map(key => voice.nameOf(game, key));
  return said.find((word, at) => word !== keys[at]) ?? otherwise;
}

/** What a table may choose, in the reader's words. */
export function optionName(game: string, option: string): string {
  const [, base = option, number = ''] = NUMBERED.exec(option) ?? [];
  return `${worded(game, [`setup.${base}`], base)} ${number}`.trim();
}

/** What it chose there: a start player is a seat, most other choices are cards. */
export const choiceName = (game: string, option: string, choice: string): string =>
  worded(game, [`setup.${choice}`, option === 'start' ? `names.seat-${choice}` : `names.${choice}`], choice);
