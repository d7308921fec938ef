import type { Page } from '@playwright/test';
import { fastFromSeed, pick } from '@snowbound/engine';
import { Table } from '@snowbound/table';
import { type View, winterKingdom } from '@snowbound/winter-kingdom';
import type { House } from './house.ts';

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
export async function openKingdom(page: Page, house: House, { record }: Kingdom, bot: string | null): Promise<void> {
  const places = Array.from({ length: record.players }, (_, at) =>
    at === 0 || bot === null ? { kind: 'person', name: `Player ${at + 1}`, bot: null } : { kind: 'bot', name: '', bot },
  );
  const id = `begun-${record.moves.length}`;
  const saved = { id, number: record.moves.length, changed: 0, isOver: false, record, places };
  await page.goto(`${house.address}/settings`);
  await page.evaluate(async kept => {
    const request = indexedDB.open('snowbound', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' });
    await new Promise(resolve => request.addEventListener('success', resolve));
    const transaction = request.result.transaction('tables', 'readwrite');
    transaction.objectStore('tables').put(kept);
    await new Promise(resolve => transaction.addEventListener('complete', resolve));
    request.result.close();
  }, saved);
  await page.goto(`${house.address}/local/${id}`);
}
