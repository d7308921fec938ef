import type { Name, Seat } from '@snowbound/engine';
import type { Aim, LevelFile, MapFile, SchemeFile } from './solo-file.ts';

/** SF-10: who sits where when one player faces Paws. */
export const YOU: Seat = 0;
export const PAWS: Seat = 1;
export const PAWS_NAME: Name = { name: 'names.automa' };

/** SF-10.1 */
export const LEVELS = ['1', '2', '3', '4'] as const;
/** SF-10.3 */
export const PAWS_TOKENS = 10;

export const NO_SCHEME = -1;

/** What Paws has beside the things of a player. Piles have no order: bit n of a set stands for number n. */
export interface Paws {
  /** SF-10.1: 0 for level 1. */
  readonly level: number;
  mapDeck: number;
  mapDiscard: number;
  schemeDeck: number;
  schemeDiscard: number;
  /** Schemes laid on top on purpose, the last one uppermost; only in arranged positions. */
  readonly schemesOnTop: number[];
  /** SF-10.4: Maps in play, the current one last, and for each the Schemes on its four corners. */
  readonly maps: number[];
  readonly schemes: number[];
  /** How many corners of the current Map are done with, from the Cave on. */
  covered: number;
  /** SF-10.6: the positions of the Valley with a Paws token. */
  valleyTokens: number;
  /** SF-10.9: the Locations with a Paws token. */
  taxed: number;
  /** SF-10.1: Quests of his pile, unseen. */
  pileLowlands: number;
  pileHighlands: number;
}

export const clonePaws = (paws: Paws): Paws => ({
  level: paws.level,
  mapDeck: paws.mapDeck,
  mapDiscard: paws.mapDiscard,
  schemeDeck: paws.schemeDeck,
  schemeDiscard: paws.schemeDiscard,
  schemesOnTop: paws.schemesOnTop.slice(),
  maps: paws.maps.slice(),
  schemes: paws.schemes.slice(),
  covered: paws.covered,
  valleyTokens: paws.valleyTokens,
  taxed: paws.taxed,
  pileLowlands: paws.pileLowlands,
  pileHighlands: paws.pileHighlands,
});

/** What a solo game is played with. */
export interface Solo {
  readonly maps: readonly MapFile[];
  readonly schemes: readonly SchemeFile[];
  readonly tactics: readonly Aim[];
  readonly levels: readonly LevelFile[];
  /** The Locations of each aim that Paws may use, Exclusive ones first, by number. */
  readonly spots: Readonly<Record<Aim, readonly number[]>>;
  readonly hotSprings: number;
  /** SF-10.9: what is taxed from his autumn and from his winter on. */
  readonly sharedForge: number;
  readonly sharedGuild: number;
}
