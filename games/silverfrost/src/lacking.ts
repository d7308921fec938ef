import { ANY, amountOf, GOODS, type Price, priced, type Resource, resourcesIn, type Supply, sizeOf } from './goods.ts';

/** An amount of each resource, and of those of one's choice. */
export type Amounts = Readonly<Partial<Record<Resource | 'any', number>>>;

/** What a supply is short of for a price: named resources first, then how many of any kind. */
export function lackingFor(supply: Supply, cost: Price): Amounts {
  const lacking: Partial<Record<Resource | 'any', number>> = {};
  let short = 0;
  for (let good = 0; good < ANY; good++) {
    const lack = priced(cost, good) - amountOf(supply, good);
    if (lack <= 0) continue;
    lacking[GOODS[good] as Resource] = lack;
    short += lack;
  }
  const any = sizeOf(cost) - resourcesIn(supply) - short;
  if (any > 0 && priced(cost, ANY) > 0) lacking.any = any;
  return lacking;
}

/** A price, unpacked. */
export const amountsOf = (price: Price): Amounts =>
  Object.fromEntries(
    [...GOODS.slice(0, ANY), 'any'].flatMap((name, good) =>
      priced(price, good) > 0 ? [[name, priced(price, good)]] : [],
    ),
  );
