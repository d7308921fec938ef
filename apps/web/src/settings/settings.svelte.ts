import { LOCALES, type Locale } from '@snowbound/engine';
import type { Motion } from '../games/board.ts';
import { browserLocale } from '../words/voice.svelte.ts';

export const THEMES = ['night', 'day', 'auto'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS: readonly Motion[] = ['slow', 'normal', 'fast', 'off'];
export const SCALES: readonly number[] = [90, 100, 115, 130, 150];

const KEY = 'snowbound.settings';
const MARKED = 'snowbound.seen.';

const oneOf = <Choice>(choices: readonly Choice[], value: unknown, usual: Choice): Choice =>
  choices.find(choice => choice === value) ?? usual;

/** What the reader chose on this device. */
class Settings {
  locale = $state<Locale>('en');
  theme = $state<Theme>('auto');
  scale = $state<number>(100);
  motion = $state<Motion>('normal');
  name = $state('');
  /** WCAG 2.1.4: somebody who speaks or strays over the keys can switch the single ones off. */
  letters = $state(true);
  #prefersStill = $state(false);
  #prefersDay = $state(false);

  constructor() {
    const kept = readKept();
    this.locale = oneOf(LOCALES, kept['locale'], browserLocale());
    this.theme = oneOf(THEMES, kept['theme'], 'auto');
    this.scale = oneOf<number>(SCALES, kept['scale'], 100);
    this.motion = oneOf(MOTIONS, kept['motion'], 'normal');
    this.name = typeof kept['name'] === 'string' ? kept['name'] : '';
    this.letters = kept['letters'] !== false;
    follow('(prefers-reduced-motion: reduce)', matches => {
      this.#prefersStill = matches;
    });
    follow('(prefers-color-scheme: light)', matches => {
      this.#prefersDay = matches;
    });
  }

  /** How things move, given what the device asks for. */
  get pace(): Motion {
    return this.#prefersStill ? 'off' : this.motion;
  }

  get shownTheme(): 'night' | 'day' {
    if (this.theme !== 'auto') return this.theme;
    return this.#prefersDay ? 'day' : 'night';
  }

  keep(): void {
    const { locale, theme, scale, motion, name, letters } = this;
    localStorage.setItem(KEY, JSON.stringify({ locale, theme, scale, motion, name, letters }));
  }
}

function readKept(): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function follow(query: string, tell: (matches: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener('change', ({ matches }) => tell(matches));
}

export const settings = new Settings();

/** How much of a table's journal was read on this device when it was last open. */
export const readSoFar = (table: string): number | null => {
  const kept = localStorage.getItem(`${MARKED}${table}`);
  return kept === null ? null : Number(kept);
};
export const markRead = (table: string, entries: number): void =>
  localStorage.setItem(`${MARKED}${table}`, String(entries));
