import {
  ANY,
  amountOf,
  FREE,
  GOODS,
  one,
  type Price,
  priced,
  type Resource,
  resourcesIn,
  type Supply,
  sizeOf,
} from './goods.ts';

/** An amount of each resource, and of those of one's choice. */
export type Amounts = Readonly<Partial<Record<Resource | 'any', number>>>;

/** What a supply is short of for a price: named resources first, then how many of any kind. */
export function lackingFor(supply: Supply, cost: Price): Amounts {
  let lacking = FREE;
  let short = 0;
  for (let good = 0; good < ANY; good++) {
    const lack = priced(cost, good) - amountOf(supply, good);
    if (lack <= 0) continue;
    lacking += lack * one(good);
    short += lack;
  }
  const any = sizeOf(cost) - resourcesIn(supply) - short;
  return amountsOf(any > 0 && priced(cost, ANY) > 0 ? lacking + any * one(ANY) : lacking);
}

const UNPACKED = new Map<Price, Amounts>();

/** A price, unpacked; the same price is the same object. */
export function amountsOf(price: Price): Amounts {
  const known = UNPACKED.get(price) ?? unpacked(price);
  UNPACKED.set(price, known);
  return known;
}

const unpacked = (price: Price): Amounts =>
  Object.fromEntries(
    [...GOODS.slice(0, ANY), 'any'].flatMap((name, good) =>
      priced(price, good) > 0 ? [[name, priced(price, good)]] : [],
    ),
  );
