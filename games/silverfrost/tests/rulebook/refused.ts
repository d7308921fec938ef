import { expect } from 'vitest';
import type { Scene } from './scene.ts';

/** Exactly why something is not offered: the rule, the reason and all that it says. */
export const refused = (turn: Scene, what: string, rule: string, key: string, values: object = {}, seat = 0) =>
  expect(turn.table.whyNot(seat, what), what).toEqual({ rule, key: `reasons.${key}`, values });

/** Names of the workshop. */
export const card = (id: string) => ({ names: { en: `The ${id}`, de: `Karte ${id}`, pl: `Karta ${id}` } });
export const where = (id: string) => ({ name: `locations.${id}` });

export const remedy = (rule: string, key: string, values: object = {}) => ({ rule, key: `remedies.${key}`, values });
export const some = (good: string, count: number) => ({ rule: 'SF-1.1', key: 'goods.some', values: { good, count } });
export const farms = (count: number): string[] => Array.from({ length: count }, () => 'farm');
