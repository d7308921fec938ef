/** Things of which a supply holds a number: four resources, Fire, point tokens and cleared Snow. */
export const GOODS = ['birch', 'moss', 'copper', 'acorn', 'fire', 'point', 'snow'] as const;
export type Good = (typeof GOODS)[number];

/** SF-1.14: Fire is not a resource. */
export const RESOURCES = ['birch', 'moss', 'copper', 'acorn'] as const;
export type Resource = (typeof RESOURCES)[number];

export const BIRCH = 0;
export const MOSS = 1;
export const COPPER = 2;
export const ACORN = 3;
export const FIRE = 4;
export const POINT = 5;
export const SNOW = 6;

/** Where "any resource" stands in a price, after the four resources. */
export const ANY = 4;
/** How many things a price can ask for: the resources and "any". */
export const PRICED = 5;

/** A supply: how much of each good, in the order of `GOODS`. */
export type Supply = number[];

/** Nobody has more of a good: whatever words come to, numbers stay numbers. */
export const MOST_HELD = 9999;

export const amountOf = (supply: Supply, good: number): number => supply[good] as number;

export function add(supply: Supply, good: number, amount: number): void {
  supply[good] = amountOf(supply, good) + amount;
}

/** How much of this there is still room for. */
export const roomFor = (supply: Supply, good: number, amount: number): number =>
  Math.min(amount, MOST_HELD - amountOf(supply, good));

/** All resources together. */
export const resourcesIn = (supply: Supply): number =>
  amountOf(supply, BIRCH) + amountOf(supply, MOSS) + amountOf(supply, COPPER) + amountOf(supply, ACORN);

/** A price in resources packed into one number: birch, moss, copper, acorn and any, four bits each. */
export type Price = number;

const BITS = 4;
const MASK = 15;
/** The most a price can ask of one thing. */
export const MOST_PRICED = MASK;

export const FREE: Price = 0;

export const priced = (price: Price, good: number): number => (price >> (good * BITS)) & MASK;
export const one = (good: number): Price => 1 << (good * BITS);

/** How many resources a price comes to. */
export const sizeOf = (price: Price): number =>
  priced(price, BIRCH) + priced(price, MOSS) + priced(price, COPPER) + priced(price, ACORN) + priced(price, ANY);

export function priceOf(amounts: Readonly<Record<string, number>>): Price {
  let price = FREE;
  for (const [good, name] of RESOURCES.entries()) price |= (amounts[name] ?? 0) << (good * BITS);
  return price | ((amounts['any'] ?? 0) << (ANY * BITS));
}
