import type { Target } from '@snowbound/engine';
import type { Cell } from '@snowbound/hex';

export const targetOf = (cell: Cell): Target => `space ${cell}`;

/** The spaces among some targets, in the order of the map. */
export function spacesIn(targets: Iterable<Target>): readonly Cell[] {
  const cells = [...targets].flatMap(target => (target.startsWith('space ') ? [Number(target.slice(6))] : []));
  return cells.sort((one, other) => one - other);
}
