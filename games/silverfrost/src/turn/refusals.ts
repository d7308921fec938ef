/** Why something cannot be done, as numbers that cost nothing; `why-not.ts` puts them into words. */
export const POSSIBLE = 0;
export const UNIQUE_THERE = 1;
export const CITY_FULL = 2;
export const CANNOT_PAY = 3;
export const SNOW_TOO_DEAR = 4;
export const NO_WORKER_LEFT = 5;
export const NOT_IN_PLAY = 6;
export const NOT_SPRING = 7;
export const GUILD_LIMIT = 8;
export const OCCUPIED = 9;
export const TOO_LITTLE_FIRE = 10;
export const TOO_FEW_CARDS = 11;
export const NOT_A_DESTINATION = 12;
export const NO_COMMUNITY = 13;

export type Refusal = number;
