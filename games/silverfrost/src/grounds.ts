/** What of a player Quests can count, each a bit of its own. */
export const GROUNDS = { city: 1, supply: 2, hand: 4, completed: 8 } as const;

export type Ground = (typeof GROUNDS)[keyof typeof GROUNDS];

export const ALL_GROUNDS = GROUNDS.city | GROUNDS.supply | GROUNDS.hand | GROUNDS.completed;
