import { countIn } from './mountain.ts';
import { PAWS, PAWS_TOKENS, type Paws } from './paws/paws.ts';
import { cornerAfter, currentMap, mapAt, schemeAt } from './paws/plans.ts';
import { CORNERS, type SchemeFile } from './paws/solo-file.ts';
import { hasToken } from './paws/valley-choice.ts';
import type { State } from './state.ts';

/** SF-10: what everybody sees of Paws beside what `players[seat]` says of any player. */
export interface PawsView {
  readonly seat: number;
  /** 1 to 4. */
  readonly level: number;
  /** The Maps in play, the current one last. */
  readonly maps: readonly MapView[];
  /** The corner of the current Map that is covered next, from 0; `null` once it is full. */
  readonly nextCorner: number | null;
  readonly mapPile: { readonly deck: number; readonly discard: readonly string[] };
  readonly schemePile: { readonly deck: number; readonly discard: readonly string[] };
  /** How many unseen Quests his pile holds. */
  readonly questPile: number;
  /** Which of the eight positions of the Valley have a token, and which Locations; how many tokens are left. */
  readonly valleyTokens: readonly boolean[];
  readonly taxed: readonly string[];
  readonly tokens: number;
  /** SF-10.6: the Tactics from top to bottom. */
  readonly tactics: readonly string[];
  /** SF-10.12: points for each face-up purple card, each Fire and each face-down card. */
  readonly worth: { readonly purple: number; readonly fire: number; readonly faceDown: number };
}

export interface MapView {
  readonly id: string;
  readonly arrow: 'up' | 'down';
  /** Clockwise from the top left. */
  readonly corners: readonly MapCornerView[];
}

export interface MapCornerView {
  readonly calls: 'worker' | 'card';
  readonly cave: boolean;
  /** The Scheme laid here, as printed. */
  readonly scheme: SchemeFile | null;
}

export function viewPaws(state: State, paws: Paws): PawsView {
  const { solo, locations } = state.content;
  const { purple = 0, fire = 0, faceDown = 0 } = solo.levels[paws.level] ?? {};
  const idsIn = (list: readonly { readonly id: string }[], set: number): string[] =>
    list.filter((_, number) => ((set >> number) & 1) === 1).map(({ id }) => id);
  const tokens = countIn(paws.valleyTokens) + countIn(paws.taxed);
  return {
    seat: PAWS,
    level: paws.level + 1,
    maps: paws.maps.map((map, at) => viewMap(state, map, paws.schemes.slice(at * CORNERS, (at + 1) * CORNERS))),
    nextCorner: paws.covered === CORNERS ? null : cornerAfter(mapAt(state, currentMap(paws)), paws.covered),
    mapPile: { deck: countIn(paws.mapDeck), discard: idsIn(solo.maps, paws.mapDiscard) },
    schemePile: {
      deck: countIn(paws.schemeDeck) + paws.schemesOnTop.length,
      discard: idsIn(solo.schemes, paws.schemeDiscard),
    },
    questPile: countIn(paws.pileLowlands) + countIn(paws.pileHighlands),
    valleyTokens: state.valley.map((_, position) => hasToken(paws, position)),
    taxed: idsIn(locations, paws.taxed),
    tokens: PAWS_TOKENS - tokens,
    tactics: solo.tactics,
    worth: { purple, fire, faceDown },
  };
}

function viewMap(state: State, number: number, schemes: readonly number[]): MapView {
  const { id, arrow, corners, cave } = mapAt(state, number);
  return {
    id,
    arrow,
    corners: corners.map((calls, corner) => ({
      calls,
      cave: corner === cave - 1,
      scheme: (schemes[corner] as number) < 0 ? null : schemeAt(state, schemes[corner] as number),
    })),
  };
}
