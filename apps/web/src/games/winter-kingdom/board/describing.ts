import type { Phrase } from '@snowbound/engine';
import type { Cell } from '@snowbound/hex';
import type { Reach } from '@snowbound/winter-kingdom/from-view';
import { LETTERS, TERRAINS, type TerrainName } from '@snowbound/winter-kingdom/map';
import { neighboursOf } from './geometry.ts';
import type { Looked } from './lens.svelte.ts';
import type { Piece } from './pieces.ts';
import { nameOf, phrase } from './words.ts';

const terrainAt = (terrain: string, cell: Cell): TerrainName =>
  TERRAINS[LETTERS.indexOf(terrain[cell] ?? '')] ?? 'mountain';

/** A space in a few words: what it is, its number, who stands there. */
export function spaceInShort(terrain: string, cell: Cell, piece: Piece | undefined): Phrase {
  const values = { terrain: nameOf(terrainAt(terrain, cell)), space: cell };
  if (piece === undefined) return phrase('', 'winter-kingdom-board.space', values);
  const { kind, seat } = piece;
  return phrase('', 'winter-kingdom-board.space-taken', { ...values, kind, who: { seat } });
}

/** The same and what lies around: terrain and pieces, the most frequent first. */
export function spaceInFull(terrain: string, cell: Cell, pieces: ReadonlyMap<Cell, Piece>): Phrase {
  const around = neighboursOf(cell);
  const land = counted(around.map(next => terrainAt(terrain, next))).map(([name, count]) =>
    phrase('', 'winter-kingdom-board.around-land', { terrain: nameOf(name), count }),
  );
  const owners = around.flatMap(next => pieces.get(next)?.seat ?? []);
  const people = counted(owners).map(([seat, count]) =>
    phrase('', 'winter-kingdom-board.around-pieces', { who: { seat }, count }),
  );
  const space = spaceInShort(terrain, cell, pieces.get(cell));
  return phrase('', 'winter-kingdom-board.space-around', { space, around: [...land, ...people] });
}

/** Where an ability reaches: how many houses it could move, and how many spaces there are for it. */
export function reachInWords({ card, from, to }: Reach & Looked): Phrase {
  const values = { card: nameOf(card), count: to.length };
  if (to.length === 0) return phrase('WK-3.2', 'winter-kingdom-board.reach-none', { card: nameOf(card) });
  if (from.length === 0) return phrase('WK-4.1', 'winter-kingdom-board.reach', values);
  return phrase('WK-4.2', 'winter-kingdom-board.reach-moving', { ...values, houses: from.length });
}

function counted<Thing>(things: readonly Thing[]): [Thing, number][] {
  const counts = new Map<Thing, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}
