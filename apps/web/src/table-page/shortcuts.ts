import { total } from '@snowbound/engine';
import { tick } from 'svelte';
import { settings } from '../settings/settings.svelte.ts';
import { tell, voice } from '../words/voice.svelte.ts';
import { focusedTarget, isTyping } from './keys.ts';
import type { Panels } from './panels.svelte.ts';
import { grouped } from './score-groups.ts';
import type { TablePage } from './table-page.svelte.ts';

const onBoard = '.board [data-target], .board [tabindex="0"], .board button';
/** What a board has opened says so, or has a button that closes it. */
const openOnBoard = '.board [aria-expanded=true], .board [data-closes]';
const focusOn = (selector: string): boolean => {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
};

/** What each key does; the keys are listed for people in keys.ts. */
export function shortcutsOf(page: TablePage, panels: Panels): (event: KeyboardEvent) => void {
  const deeds: Readonly<Record<string, () => void>> = {
    o: async () => {
      if (page.questions.length === 0) {
        page.inform(tell('table-page.nothing-to-do'));
        return;
      }
      panels.openOptions();
      await tick();
      focusOn('[data-option]');
    },
    m: () => {
      page.inform(standing(page) || tell('table-page.only-looking'));
      focusOn('.board [data-target]');
    },
    n: () => {
      const newEntries = page.story.journal.slice(page.readBefore);
      page.inform(newEntries.map(({ tells }) => page.say(tells)).join(' ') || tell('table-page.no-news'));
    },
    '?': () => {
      const target = focusedTarget();
      if (target === null) page.inform(tell('table-page.why-not-what'));
      else void page.explain(target);
    },
    c: () => void page.confirm(),
    u: () => void page.undo(),
    i: () => {
      if (page.client.hints === null || page.question === null) page.inform(tell('table-page.no-hint'));
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
      if (open === undefined) page.cancel();
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
function standing(page: TablePage): string {
  const lines = page.mySeats.map(seat => {
    const sheet = page.story.scores[seat] ?? [];
    const parts = grouped(sheet)
      .map(line => `${voice.nameOf(page.game, line.source)} ${line.points}`)
      .join(', ');
    return tell('table-page.mine', { name: page.seats[seat]?.name ?? '', points: total(sheet), parts });
  });
  return lines.join(' ');
}
