import type { Page } from '@playwright/test';
import { fastFromSeed, pick } from '@snowbound/engine';
import { Table } from '@snowbound/table';
import { type View, winterKingdom } from '@snowbound/winter-kingdom';
import { openStoredTable } from './stored-table.ts';
import { STORY, type TestServer } from './test-server.ts';

type Kingdom = Table<unknown, unknown, View, typeof winterKingdom.content>;

export interface Begun {
  readonly players: number;
  readonly seed: string;
  readonly options?: Readonly<Record<string, string>>;
}

/** A game played at random, always the same way for the same seed, up to some point. */
export function begun({ players, seed, options = {} }: Begun, isEnough: (table: Kingdom) => boolean): Kingdom {
  const table: Kingdom = new Table(winterKingdom, { players, seed, options });
  const random = fastFromSeed(seed);
  while (!table.isOver && !isEnough(table)) {
    const [question] = table.questions;
    if (question === undefined) break;
    const moves = question.options.map(({ move }) => move);
    // Coins are spent where they can be, so that there are abilities to use.
    table.play(question.seat, moves.find(move => /^(buy|upgrade) /.test(move)) ?? pick(random, moves));
  }
  return table;
}

/** The first player's turn has begun, and somebody has no more than so many pieces left. */
export const isNearTheEnd = (piecesLeft: number) => (table: Kingdom) => {
  const { active, players, placed } = table.view('spectator');
  const fewest = Math.min(...players.map(({ housesLeft, fortsLeft }) => housesLeft + fortsLeft));
  return (
    active === 0 && placed.length === 0 && table.questions[0]?.prompt.key === 'prompts.act' && fewest <= piecesLeft
  );
};

/** Keeps a begun game on this device and opens it; `bot` plays all places but the first, people without it. */
export async function openKingdom(
  page: Page,
  server: TestServer,
  { record }: Kingdom,
  bot: string | null,
): Promise<void> {
  await openStoredTable(page, server, `begun-${record.moves.length}`, record, bot);
}

/** Lays a table by its page, with options chosen by their names; the economy pays well and no twist disturbs unless said otherwise. */
export async function sitDown(
  page: Page,
  server: TestServer,
  how: 'bots' | 'hot-seat' | 'friends',
  players: number,
  chosen: Readonly<Record<string, string>> = { 'Economy card': 'hunting', Twist: 'none' },
): Promise<void> {
  await page.goto(`${server.address}/new/${how}?game=winter-kingdom`);
  await page.locator(`[name=players][value="${players}"]`).check();
  for (const [option, choice] of Object.entries(chosen)) await page.getByLabel(option).selectOption(choice);
  if (how === 'bots') await page.locator('select').last().selectOption('random');
  await page.locator('form button[type=submit]').click();
}

type Kind = 'hand' | 'card' | 'space' | 'plain';

interface Way {
  /** What is touched first if there is a choice. */
  readonly prefers?: readonly Kind[];
  /** Stops after so many moves. */
  readonly most?: number;
  /** Cards that are not worth using again. */
  readonly not?: readonly string[];
}

/** Plays in the page itself, so that a whole game takes seconds: touches what glows, and confirms. What was touched, in order. */
export const playOn = (
  page: Page,
  { prefers = ['hand', 'space', 'plain', 'card'], most = 10_000, not = [] }: Way = {},
): Promise<readonly string[]> =>
  page.evaluate(
    async way => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const find = (selector: string) => all(selector)[0] ?? null;
      const until = async <Thing>(look: () => Thing | null | false): Promise<Thing> => {
        for (;;) {
          const found = look();
          if (found !== null && found !== false) return found;
          await new Promise(resolve => setTimeout(resolve, 3));
        }
      };
      const plain = () =>
        all('.prompt .deeds .button:not(.choices)').filter(button => !button.innerText.startsWith('↶'));
      const offered: Record<string, () => HTMLElement[]> = {
        hand: () => all('.mine .ability.held.offered'),
        card: () =>
          all('.mine .ability.offered:not(.held)').filter(
            ({ dataset }) => !way.not.includes(dataset['target']?.split(' ')[2] ?? ''),
          ),
        space: () => all('[data-offered]'),
        plain,
      };
      const made: string[] = [];
      await until(() => find('[role=gridcell]'));
      while (made.length < way.most) {
        const handOver = () => (find('.choices') === null ? find('.prompt .button.fire:not([data-confirm])') : null);
        const asked = await until(() => find('#ending-title') ?? handOver() ?? find('.choices') ?? find(way.endsStory));
        if (asked.id === 'ending-title') break;
        if (asked.matches(way.endsStory)) {
          asked.click();
          continue;
        }
        const before = find('main')?.dataset['number'];
        if (!asked.classList.contains('choices')) {
          asked.click();
          await until(() => handOver() !== asked);
          continue;
        }
        // The news of a move may come before the answer to it, which clears the button.
        await until(() => find('[data-confirm]') === null);
        const thing = await until(() => way.prefers.map(kind => offered[kind]?.()[0]).find(Boolean) ?? null);
        made.push(thing.dataset['target'] ?? thing.innerText);
        thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await until(() => find('[data-confirm]') ?? (plain().length > 1 && plain()[0]));
        if (find('[data-confirm]') === null) plain()[0]?.click();
        (await until(() => find('[data-confirm]:enabled'))).click();
        await until(() => find(way.endsStory) !== null || find('main')?.dataset['number'] !== before);
      }
      return made;
    },
    { prefers, most, not, endsStory: STORY },
  );
