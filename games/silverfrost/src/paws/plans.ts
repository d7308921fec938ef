import { flow, toAll } from '@snowbound/engine';
import { countIn, numberAt } from '../mountain.ts';
import type { State } from '../state.ts';
import { phrase } from '../words.ts';
import { NO_SCHEME, type Paws } from './paws.ts';
import { CORNERS, type MapFile, type SchemeFile } from './solo-file.ts';

const CORNER_NAMES = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;
export const cornerName = (corner: number) => CORNER_NAMES[corner] as (typeof CORNER_NAMES)[number];

export const mapAt = (state: State, number: number): MapFile => state.content.solo.maps[number] as MapFile;
export const schemeAt = (state: State, number: number): SchemeFile => state.content.solo.schemes[number] as SchemeFile;

/** The Map he follows now, by number. */
export const currentMap = ({ maps }: Paws): number => maps[maps.length - 1] as number;

/** SF-10.4: the Cave first, then clockwise. */
export const cornerAfter = ({ cave }: MapFile, covered: number): number => (cave - 1 + covered) % CORNERS;

/** SF-10.4: a Map with four free corners becomes the current one. */
export function revealMap(state: State, paws: Paws): void {
  if (paws.mapDeck === 0 && paws.mapDiscard === 0) discardFullMaps(paws);
  if (paws.mapDeck === 0) {
    paws.mapDeck = paws.mapDiscard;
    paws.mapDiscard = 0;
  }
  const number = numberAt(paws.mapDeck, flow.roll(state, 'maps', countIn(paws.mapDeck)));
  paws.mapDeck &= ~(1 << number);
  layMap(paws, number);
  const { arrow, cave } = mapAt(state, number);
  const values = { map: number + 1, corner: cornerName(cave - 1), arrow };
  state.journal?.push(toAll(phrase('SF-10.4', 'paws.map', values)));
}

export function layMap(paws: Paws, number: number): void {
  paws.maps.push(number);
  for (let corner = 0; corner < CORNERS; corner++) paws.schemes.push(NO_SCHEME);
  paws.covered = 0;
}

/** SF-10.4: a Scheme on this corner of the current Map. */
export function layScheme(paws: Paws, corner: number, number: number): void {
  paws.schemes[(paws.maps.length - 1) * CORNERS + corner] = number;
  paws.covered++;
}

/** SF-10.4: the next Scheme. */
export function drawScheme(state: State, paws: Paws): number {
  const onTop = paws.schemesOnTop.pop();
  if (onTop !== undefined) {
    state.reveals++;
    return onTop;
  }
  if (paws.schemeDeck === 0 && paws.schemeDiscard === 0) discardFullMaps(paws);
  if (paws.schemeDeck === 0) {
    paws.schemeDeck = paws.schemeDiscard;
    paws.schemeDiscard = 0;
  }
  const number = numberAt(paws.schemeDeck, flow.roll(state, 'schemes', countIn(paws.schemeDeck)));
  paws.schemeDeck &= ~(1 << number);
  return number;
}

/** SF-10.4: full Maps and the Schemes on them. */
const discardFullMaps = (paws: Paws): void =>
  discardMaps(paws, paws.covered === CORNERS ? paws.maps.length : paws.maps.length - 1);

/** The first so many Maps and what lies on them. */
export function discardMaps(paws: Paws, count: number): void {
  for (const map of paws.maps.splice(0, count)) paws.mapDiscard |= 1 << map;
  for (const scheme of paws.schemes.splice(0, count * CORNERS)) {
    if (scheme !== NO_SCHEME) paws.schemeDiscard |= 1 << scheme;
  }
}
