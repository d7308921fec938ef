import { total } from '@snowbound/engine';
import { tick } from 'svelte';
import { settings } from '../settings/settings.svelte.ts';
import { tell, voice } from '../words/voice.svelte.ts';
import { focusedTarget, isTyping } from './keys.ts';
import type { Panels } from './panels.svelte.ts';
import { grouped } from './score-groups.ts';
import type { TableFrame } from './table-frame.svelte.ts';

const onBoard = '.board [data-target], .board [tabindex="0"], .board button';
/** What a board has opened says so, or has a button that closes it. */
const openOnBoard = '.board [aria-expanded=true], .board [data-closes]';
const focusOn = (selector: string): boolean => {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
};

/** What each key does; the keys are listed for people in keys.ts. */
export function deedsOf(frame: TableFrame, panels: Panels): (event: KeyboardEvent) => void {
  const deeds: Readonly<Record<string, () => void>> = {
    o: async () => {
      if (frame.questions.length === 0) {
        frame.inform(tell('frame.nothing-to-do'));
        return;
      }
      panels.openOptions();
      await tick();
      focusOn('[data-option]');
    },
    m: () => {
      frame.inform(standing(frame) || tell('frame.only-looking'));
      focusOn('.board [data-target]');
    },
    n: () => {
      const news = frame.story.journal.slice(frame.toldBefore);
      frame.inform(news.map(({ tells }) => frame.say(tells)).join(' ') || tell('frame.no-news'));
    },
    '?': () => {
      const target = focusedTarget();
      if (target === null) frame.inform(tell('frame.why-not-what'));
      else void frame.explain(target);
    },
    c: () => void frame.confirm(),
    u: () => void frame.undo(),
    i: () => {
      if (frame.sitting.hints === null || frame.question === null) frame.inform(tell('frame.no-hint'));
      else panels.isHintOpen = !panels.isHintOpen;
    },
    b: async () => {
      // Some boards have their things a moment after they can be seen.
      while (document.querySelector('.board [aria-busy=true]') !== null) await new Promise(requestAnimationFrame);
      focusOn(onBoard);
    },
    j: async () => {
      panels.openTab('journal');
      await tick();
      focusOn('#side-journal');
    },
    h: () => {
      panels.areKeysOpen = true;
    },
    Escape: () => {
      if (panels.closeOne()) return;
      const open = [...document.querySelectorAll<HTMLElement>(openOnBoard)].find(thing => thing.checkVisibility());
      if (open === undefined) frame.cancel();
      else open.click();
    },
  };
  return event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Escape is no letter: it closes the sheet one writes in, too.
    if (isTyping(event) && event.key !== 'Escape') return;
    if (document.querySelector('dialog[open]') !== null) return;
    if (event.key.length === 1 && !settings.letters) return;
    const deed = deeds[event.key];
    if (deed === undefined) return;
    event.preventDefault();
    deed();
  };
}

/** Where I stand, seat by seat, in sentences. */
function standing(frame: TableFrame): string {
  const lines = frame.mySeats.map(seat => {
    const sheet = frame.story.scores[seat] ?? [];
    const parts = grouped(sheet)
      .map(line => `${voice.nameOf(frame.game, line.source)} ${line.points}`)
      .join(', ');
    return tell('frame.mine', { name: frame.seats[seat]?.name ?? '', points: total(sheet), parts });
  });
  return lines.join(' ');
}
