import type { Name } from '@snowbound/engine';
import type { ContentFile, Names, Printed } from './cards/card.ts';

interface Named {
  readonly id: string;
  readonly file: Printed;
}

/** What somebody's own content calls it, or the house's name by its key. */
const nameIn = (list: string, { id, file: { name } }: Named): Name =>
  name === undefined ? { name: `${list}.${id}` } : { names: name };

export const cardName = (card: Named): Name => nameIn('cards', card);
export const bigCritterName = (critter: Named): Name => nameIn('big-critters', critter);
export const questName = (quest: Named): Name => nameIn('quests', quest);
export const locationName = ({ id }: { readonly id: string }): Name => ({ name: `locations.${id}` });

/** The names that a file gives, by the keys of the house's. */
export function ownNames({ cards, bigCritters, lowlands, highlands }: ContentFile): Readonly<Record<string, Names>> {
  const list = (key: string, items: readonly Printed[]) =>
    items.flatMap(({ id, name }) => (name === undefined ? [] : [[`${key}.${id}`, name] as const]));
  const quests = list('quests', [...lowlands, ...highlands]);
  return Object.fromEntries([...list('cards', cards), ...list('big-critters', bigCritters), ...quests]);
}

export const familyName = (id: string, names: Names | 'house' | undefined): Name =>
  names === undefined || names === 'house' ? { name: `families.${id}` } : { names };
