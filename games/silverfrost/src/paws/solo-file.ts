import type { Known } from '@snowbound/engine';
import type { Colour } from '../cards/words/word.ts';

/** SF-10.5: what Paws can aim a worker at: a basic Location by its id, or a kind of Location. */
export const AIMS = ['birch', 'moss', 'copper', 'acorn', 'guild', 'forge', 'beacon', 'journey'] as const;
export type Aim = (typeof AIMS)[number];

/** SF-10.5: which spot of the Journey. */
export const JOURNEYS = ['highest', 'lowest', 'shared'] as const;
export type JourneyWish = (typeof JOURNEYS)[number];

/** SF-10.8: where he takes a card from. */
export const SOURCES = ['deck', 'valley'] as const;
export type Source = (typeof SOURCES)[number];

/** SF-10.3: what the corner of a Map calls for. */
export const CALLS = ['worker', 'card'] as const;
export type Call = (typeof CALLS)[number];

export const ARROWS = ['up', 'down'] as const;
export type Arrow = (typeof ARROWS)[number];

/** SF-10.3: corners count clockwise from the top left. */
export const CORNERS = 4;

export interface MapFile {
  readonly id: string;
  readonly known: Known;
  readonly corners: readonly Call[];
  /** The corner that is covered first, from 1. */
  readonly cave: number;
  /** SF-10.6: which way along the Tactics. */
  readonly arrow: Arrow;
}

export interface SchemeCorner {
  readonly to: Aim;
  /** On a Beacon: the points, and so the space of the mountain. */
  readonly points?: number;
  /** On a Journey. */
  readonly journey?: JourneyWish;
  readonly from: Source;
}

export interface SchemeFile {
  readonly id: string;
  readonly known: Known;
  readonly corners: readonly SchemeCorner[];
  /** SF-10.8: which cards of the Valley he likes best. */
  readonly colours: readonly Colour[];
}

/** SF-10.1, SF-10.12: what a level changes. */
export interface LevelFile {
  /** Quests of his pile. */
  readonly lowlands: number;
  readonly highlands: number;
  /** Points at the end for each face-up purple card, each Fire and each face-down card. */
  readonly purple: number;
  readonly fire: number;
  readonly faceDown: number;
}
