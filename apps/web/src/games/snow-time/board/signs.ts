import { APPLE, CRYSTAL, POTION, SHIELD, SNOW_CLOUD, SNOWBALL } from '../icons.ts';
import { isSpecial, type Special } from './cards.ts';

const SIGNS: Readonly<Record<Special, string>> = { healer: POTION, guardian: SHIELD, snowstorm: SNOW_CLOUD };

/** The sign of a special card, a path in a square of 512; champions show their number instead. */
export const signOf = (card: string): string | null => (isSpecial(card) ? SIGNS[card] : null);

/** The signs of the three kinds of points, each in a square of 512. */
export const KIND_SIGNS = { fruit: APPLE, fight: SNOWBALL, mana: CRYSTAL };
