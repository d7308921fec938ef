import type { Name } from '@snowbound/engine';
import type { Names, Printed } from './cards/card.ts';

/** Something printed that has a name, or the house's under its id. */
export interface Named {
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

export const familyName = (id: string, names: Names | 'house' | undefined): Name =>
  names === undefined || names === 'house' ? { name: `families.${id}` } : { names };
