/** What anybody can work out from what they see. Whoever shows the table asks here; it is not sent with every view. */

import { COLOURS, type Colour } from './cards/words/word.ts';
import { GOODS, type Good, priceOf, type Resource } from './goods.ts';
import { type Amounts, lackingFor } from './lacking.ts';
import type { BuildingView } from './shared-views.ts';

/** SF-4.4: what a player is short of for a price. */
export function lackingIn(
  supply: Readonly<Record<Good, number>>,
  cost: Readonly<Partial<Record<Resource | 'any', number>>> | 'fire-to-left',
): Amounts {
  if (cost === 'fire-to-left') return {};
  return lackingFor(
    GOODS.map(good => supply[good]),
    priceOf(cost),
  );
}

/** As much of a player as it takes to compare them. */
interface Compared {
  readonly supply: Readonly<Record<Good, number>>;
  readonly city: readonly Pick<BuildingView, 'id' | 'snow'>[];
  readonly completed: readonly string[];
}

/** SF-7.2: what a player has of everything that Quests compare: un-snowed cards by colour, goods, completed Quests. */
export function countedOf(
  { supply, city, completed }: Compared,
  colourOf: (card: string) => Colour | undefined,
): Readonly<Record<Colour | Good | 'quest', number>> {
  const colours = Object.fromEntries(COLOURS.map(colour => [colour, 0])) as Record<Colour, number>;
  for (const { id, snow } of city) {
    const colour = colourOf(id);
    if (!snow && colour !== undefined) colours[colour]++;
  }
  return { ...colours, ...supply, quest: completed.length };
}
