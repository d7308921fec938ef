import { bitsIn } from '@snowbound/hex';

/** Some ability cards: bit n stands for card n. */
export type AbilitySet = number;

export const NO_ABILITIES: AbilitySet = 0;
/** The Tunnel card, which everyone has from the start. */
export const TUNNEL_CARD = 0;

export const hasAbility = (set: AbilitySet, ability: number): boolean => ((set >> ability) & 1) === 1;
export const withAbility = (set: AbilitySet, ability: number): AbilitySet => set | (1 << ability);
export const withoutAbility = (set: AbilitySet, ability: number): AbilitySet => set & ~(1 << ability);

export const countAbilities = (set: AbilitySet): number => bitsIn(set);

/** WK-5: how the second action follows the first. */
export const KINDS = ['arrow', 'orange', 'plain'] as const;
export type Kind = (typeof KINDS)[number];
