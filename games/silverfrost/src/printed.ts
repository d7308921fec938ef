import type { Known, Name, Phrase } from '@snowbound/engine';
import type { CardFile, Chimney, ContentFile, Names, Printed } from './cards/card.ts';
import { bigCritterText, cardText, locationText, questText } from './cards/card-text.ts';
import { requirementText } from './cards/words/text-parts.ts';
import type { CardType, Colour, Place } from './cards/words/word.ts';
import { speakerOf } from './content/speaker.ts';
import { bigCritterName, cardName, ownNames, questName } from './names.ts';

/** What stands on the things of a content set, by id: the same all game long, whoever looks. */
export interface PrintedThings {
  /** What the content calls things of its own, by the keys of the house's names. */
  readonly names: Readonly<Record<string, Names>>;
  readonly cards: Readonly<Record<string, PrintedCard>>;
  readonly bigCritters: Readonly<Record<string, PrintedThing>>;
  readonly quests: Readonly<Record<string, PrintedQuest>>;
  readonly locations: Readonly<Record<string, PrintedLocation>>;
}

export interface PrintedThing {
  readonly name: Name;
  readonly text: Phrase;
  readonly known: Known;
}

export interface PrintedCard extends PrintedThing {
  readonly type: CardType;
  readonly colour: Colour;
  readonly isUnique: boolean;
  readonly copies: number;
  readonly cost: CardFile['cost'];
  readonly points: number;
  readonly chimney: Chimney | null;
}

export interface PrintedQuest extends PrintedThing {
  readonly isHighland: boolean;
  readonly points: number;
  /** Its requirements one by one. */
  readonly needs: readonly Phrase[];
}

export interface PrintedLocation {
  readonly place: Place;
  readonly isShared: boolean;
  readonly fire: number;
  readonly discards: number;
  readonly points: number;
  readonly text: Phrase | null;
}

const byId = <Listed extends { readonly id: string }, Result>(
  list: readonly Listed[],
  print: (each: Listed) => Result,
): Readonly<Record<string, Result>> => Object.fromEntries(list.map(each => [each.id, print(each)]));

const named = (file: Printed) => ({ id: file.id, file });

export function printThings(file: ContentFile): PrintedThings {
  const speaker = speakerOf(file);
  const quests = (list: ContentFile['lowlands'], isHighland: boolean) =>
    byId(list, quest => ({
      name: questName(named(quest)),
      text: questText(quest, speaker),
      known: quest.known,
      isHighland,
      points: quest.points,
      needs: quest.needs.map(need => requirementText(need, speaker)),
    }));
  return {
    names: ownNames(file),
    cards: byId(file.cards, card => ({
      name: cardName(named(card)),
      text: cardText(card, speaker),
      known: card.known,
      type: card.type,
      colour: card.colour,
      isUnique: card.unique === true,
      copies: card.copies,
      cost: card.cost,
      points: card.points,
      chimney: card.chimney ?? null,
    })),
    bigCritters: byId(file.bigCritters, critter => ({
      name: bigCritterName(named(critter)),
      text: bigCritterText(critter, speaker),
      known: critter.known,
    })),
    quests: { ...quests(file.highlands, true), ...quests(file.lowlands, false) },
    locations: byId(file.locations, location => ({
      place: location.place,
      isShared: location.shared === true,
      fire: location.fire ?? 0,
      discards: location.discards ?? 0,
      points: location.points ?? 0,
      text: location.does.length === 0 ? null : locationText(location, speaker),
    })),
  };
}
