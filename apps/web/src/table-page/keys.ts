import type { PlainKey } from '../words/voice.svelte.ts';

/** One key for each thing somebody without a mouse needs at once. */
export const KEYS: readonly { readonly key: string; readonly does: PlainKey }[] = [
  { key: 'o', does: 'keys.options' },
  { key: 'm', does: 'keys.mine' },
  { key: 'n', does: 'keys.news' },
  { key: '?', does: 'keys.why-not' },
  { key: 'c', does: 'keys.confirm' },
  { key: 'u', does: 'keys.undo' },
  { key: 'i', does: 'keys.hint' },
  { key: 'b', does: 'keys.board' },
  { key: 'j', does: 'keys.journal' },
  { key: 'Esc', does: 'keys.cancel' },
  { key: 'h', does: 'keys.help' },
];

/** Letters typed into a field are words, not wishes. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** The thing on the board that has the focus. */
export const focusedTarget = (): string | null =>
  document.activeElement?.closest<HTMLElement | SVGElement>('[data-target]')?.dataset['target'] ?? null;
