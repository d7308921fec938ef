import type { Known, Marked } from '@snowbound/engine';
import type { Resource } from '../goods.ts';
import type { Aim, LevelFile, MapFile, SchemeFile } from '../paws/solo-file.ts';
import type { Ability, Bonus, CardType, Colour, Occasion, Place, Requirement, Words } from './words/word.ts';

/** A name in every language. */
export type Names = Readonly<Record<'en' | 'de' | 'pl', string>>;

/** What every card in a content file has. */
export interface Printed {
  readonly id: string;
  /** Left out in the house set, whose names stand in `lang`. */
  readonly name?: Names;
  /** How sure we are of it. */
  readonly known: Known;
  /** Why it is there: what it is good for, in a line. The house's are in `cards/intents.ts`, so that they need not be sent. */
  readonly intent?: string;
}

/** SF-4.5: which Critters a chimney on this Construction lets in. */
export type Chimney = Colour | 'unique' | 'common';

/** A card of the main deck, as printed. Which of the last fields it has follows from its colour (SF-4.7). */
export interface CardFile extends Printed {
  readonly type: CardType;
  readonly colour: Colour;
  /** One per city. */
  readonly unique?: true;
  readonly copies: number;
  /** SF-4.4: Constructions never cost acorns, Critters nothing else; `fire-to-left` is the Mountaineer's price. */
  readonly cost: Readonly<Partial<Record<Resource | 'any', number>>> | 'fire-to-left';
  readonly points: number;
  /** On every Construction, on no Critter. */
  readonly chimney?: Chimney;
  /** SF-4.2 */
  readonly takesNoSpace?: true;
  readonly family?: string;
  /** Green: on play, in autumn and in spring. */
  readonly produces?: Words;
  /** Tan: once, on play. */
  readonly whenPlayed?: Words;
  /** Red: by a worker. */
  readonly whenVisited?: Words;
  /** Blue: after each such occasion in your turn. */
  readonly whenever?: { readonly you: Occasion; readonly do: Words };
  /** Blue: a card-playing ability. */
  readonly ability?: Ability;
  /** Purple: points at the end. */
  readonly bonus?: readonly Bonus[];
}

export interface BigCritterFile extends Printed {
  readonly does: Words;
}

export interface QuestFile extends Printed {
  readonly needs: readonly Requirement[];
  readonly points: number;
}

/** A place for workers on the board. */
export interface LocationFile {
  readonly id: string;
  readonly known: Known;
  readonly place: Place;
  /** Any number of workers; else one. */
  readonly shared?: true;
  /** SF-3.3 */
  readonly fire?: number;
  /** SF-3.10: cards to discard on placing, and points at the end. */
  readonly discards?: number;
  readonly points?: number;
  /** In play from this number of players on. */
  readonly from?: number;
  readonly does: Words;
}

export interface SnowstormFile {
  /** `valley-1` to `valley-8`, or the id of a Location. */
  readonly target: string;
  /** Taken out below this number of players. */
  readonly from?: number;
  readonly known: Known;
}

/** A content file as somebody writes it. */
export interface ContentFile {
  readonly name: string;
  readonly cards: readonly CardFile[];
  readonly bigCritters: readonly BigCritterFile[];
  readonly lowlands: readonly QuestFile[];
  readonly highlands: readonly QuestFile[];
  readonly locations: readonly LocationFile[];
  readonly snowstorms: readonly SnowstormFile[];
  /** SF-1.3: points above the four spaces, left to right. */
  readonly mountain: Marked<readonly number[]>;
  /** SF-10.3: Paws's Maps and Schemes. */
  readonly maps: readonly MapFile[];
  readonly schemes: readonly SchemeFile[];
  /** SF-10.6: from top to bottom. */
  readonly tactics: Marked<readonly Aim[]>;
  /** SF-10.1, SF-10.12: levels 1 to 4. */
  readonly levels: Marked<readonly LevelFile[]>;
  /** Families that cards may be marked with, and their names unless the house has them. */
  readonly families: Readonly<Record<string, Names | 'house'>>;
}
