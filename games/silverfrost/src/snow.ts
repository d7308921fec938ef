import { type Seat, toAll } from '@snowbound/engine';
import { type Building, kindOfWhich, placeOf, type Which, withoutSnow } from './city.ts';
import { add, amountOf, FIRE, SNOW } from './goods.ts';
import { cardName, locationName } from './names.ts';
import { whoIs } from './paws/seat.ts';
import { cardOf, type Kind, playerAt, type State } from './state.ts';
import { gain } from './supply.ts';
import { phrase } from './words.ts';

const SNOW_PRICE = 1;
const FURIOUS_PRICE = 2;

/** SF-6.1 */
export const snowPrice = (state: State): number => (state.isFurious ? FURIOUS_PRICE : SNOW_PRICE);

/** Takes the Snow off a card in the city of `owner`; SF-6.2: whoever clears it keeps it. */
export function clearBuilding(state: State, seat: Seat, owner: Seat, which: Which): void {
  const { city } = playerAt(state, owner);
  const at = placeOf(city, which);
  state.journal?.push(
    toAll(
      phrase('SF-6.2', 'journal.clears', {
        who: whoIs(state, seat),
        where: cardName(cardOf(state, kindOfWhich(which))),
      }),
    ),
  );
  city[at] = withoutSnow(city[at] as Building);
  gain(state, seat, SNOW, 1);
}

/** Looks at the position as it would be with this Snow of the own city cleared and paid for, and leaves it as it was. */
export function asIfCleared<Seen>(state: State, seat: Seat, at: number, look: () => Seen): Seen {
  const { city, supply, hand } = playerAt(state, seat);
  const building = city[at] as Building;
  const [had, cards] = [supply.slice(), hand.length];
  city[at] = withoutSnow(building);
  add(supply, FIRE, -snowPrice(state));
  add(supply, SNOW, 1);
  const seen = look();
  city[at] = building;
  for (let good = 0; good < had.length; good++) supply[good] = amountOf(had, good);
  hand.length = cards;
  return seen;
}

export function clearLocation(state: State, seat: Seat, location: number): void {
  const { id } = state.content.locations[location] as { readonly id: string };
  state.journal?.push(
    toAll(phrase('SF-6.2', 'journal.clears', { who: whoIs(state, seat), where: locationName({ id }) })),
  );
  state.boardSnow &= ~(1 << location);
  gain(state, seat, SNOW, 1);
}

export function clearValley(state: State, seat: Seat, position: number): void {
  const card = cardOf(state, state.valley[position] as Kind);
  state.journal?.push(toAll(phrase('SF-6.2', 'journal.clears', { who: whoIs(state, seat), where: cardName(card) })));
  state.valleySnow &= ~(1 << position);
  gain(state, seat, SNOW, 1);
}
