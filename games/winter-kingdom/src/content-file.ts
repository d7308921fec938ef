import type { Known, Marked } from '@snowbound/engine';
import type { Kind } from './abilities/ability.ts';
import type { SideFile } from './sides.ts';

export interface AbilityFile {
  readonly id: string;
  readonly kind: Kind;
  readonly first: string;
  readonly second: string;
  readonly buy: Marked<number>;
  readonly upgrade: Marked<number>;
  /** How sure we are of its text. */
  readonly known: Known;
}

export interface CardFile {
  readonly id: string;
  readonly known: Known;
}

export interface ScoringFile {
  readonly id: string;
  readonly points: Marked<number>;
  /** How many of what it counts bring these points; what is left over brings nothing. */
  readonly each: Marked<number>;
}

/** A content file as somebody writes it. */
export interface ContentFile {
  readonly name: string;
  readonly sides: readonly SideFile[];
  readonly abilities: readonly AbilityFile[];
  readonly scoring: readonly ScoringFile[];
  readonly economy: readonly CardFile[];
  readonly twists: readonly CardFile[];
}
