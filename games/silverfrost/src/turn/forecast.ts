import { reuse, reuseList, reuseRecord, type Seat } from '@snowbound/engine';
import { namedGoods } from '../cards/words/gaining.ts';
import { isOpen, kindIn } from '../city.ts';
import { GOODS, type Good } from '../goods.ts';
import { cardOf, playerAt, type State } from '../state.ts';
import { fireFor } from './prepare.ts';
import { SEASONS, seasonName } from './seasons.ts';

/** What preparing for the next season would bring if it were done now. */
export interface Forecast {
  readonly season: string;
  readonly fire: number;
  readonly workers: number;
  readonly chimneys: number;
  /** City cards that will be snowed in. */
  readonly citySnow: number;
  /** What Production gives for certain, and how many cards it draws. */
  readonly goods: Readonly<Partial<Record<Good, number>>>;
  readonly draws: number;
  /** Production cards whose yield depends on more, by id. */
  readonly others: readonly string[];
}

/** `null` in spring, the last season. */
export function forecast(state: State, seat: Seat, before: Forecast | null | undefined): Forecast | null {
  const { season, city } = playerAt(state, seat);
  const next = SEASONS[season];
  if (next === undefined) return null;
  const goods: Partial<Record<Good, number>> = {};
  const others: string[] = [];
  let draws = 0;
  for (const building of next.produces ? city : []) {
    const { id, production, isPlain, file } = cardOf(state, kindIn(building));
    if (production === null || !isOpen(building)) continue;
    if (!isPlain) others.push(id);
    for (const word of isPlain ? (file.produces ?? []) : []) {
      if ('draw' in word) draws += word.draw;
      if (!('gain' in word)) continue;
      for (const [number, amount] of namedGoods(word.gain)) {
        const good = GOODS[number] as Good;
        goods[good] = (goods[good] ?? 0) + amount;
      }
    }
  }
  const { workers, chimneys, citySnow } = next;
  return reuse(before, {
    season: seasonName(season + 1),
    fire: fireFor(state, seat, next),
    workers,
    chimneys,
    citySnow,
    goods: reuseRecord(before?.goods, Object.keys(goods), Object.values(goods)),
    draws,
    others: reuseList(before?.others, others),
  });
}
