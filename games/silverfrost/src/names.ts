import type { Name } from '@snowbound/engine';
import type { ContentFile, Names, Printed } from './cards/card.ts';

interface Named {
  readonly id: string;
  readonly file: Printed;
}

/** Names are said after every move at every table, so each is made once. */
const MADE = new WeakMap<object, Name>();

function once(thing: object, make: () => Name): Name {
  const known = MADE.get(thing);
  if (known !== undefined) return known;
  const made = make();
  MADE.set(thing, made);
  return made;
}

/** What somebody's own content calls it, or the house's name by its key. */
const nameIn = (list: string, thing: Named): Name =>
  once(thing.file, () => {
    const { name } = thing.file;
    return name === undefined ? { name: `${list}.${thing.id}` } : { names: name };
  });

export const cardName = (card: Named): Name => nameIn('cards', card);
export const bigCritterName = (critter: Named): Name => nameIn('big-critters', critter);
export const questName = (quest: Named): Name => nameIn('quests', quest);
export const locationName = (location: { readonly id: string }): Name =>
  once(location, () => ({ name: `locations.${location.id}` }));

/** The names that a file gives, by the keys of the house's. */
export function ownNames({ cards, bigCritters, lowlands, highlands }: ContentFile): Readonly<Record<string, Names>> {
  const list = (key: string, items: readonly Printed[]) =>
    items.flatMap(({ id, name }) => (name === undefined ? [] : [[`${key}.${id}`, name] as const]));
  const quests = list('quests', [...lowlands, ...highlands]);
  return Object.fromEntries([...list('cards', cards), ...list('big-critters', bigCritters), ...quests]);
}

export const familyName = (id: string, names: Names | 'house' | undefined): Name =>
  names === undefined || names === 'house' ? { name: `families.${id}` } : { names };
