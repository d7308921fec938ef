/** What of a player Quests can count, each a bit of its own. */
export const PLAYER_PARTS = { city: 1, supply: 2, hand: 4, completed: 8 } as const;

export type PlayerPart = (typeof PLAYER_PARTS)[keyof typeof PLAYER_PARTS];

export const ALL_PARTS = PLAYER_PARTS.city | PLAYER_PARTS.supply | PLAYER_PARTS.hand | PLAYER_PARTS.completed;
