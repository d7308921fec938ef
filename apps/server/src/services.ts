import type { People } from './people/people.ts';
import type { Contents } from './storage/contents.ts';
import type { House } from './tables/house.ts';
import type { Talk } from './tables/talk.ts';

/** What the routes serve. */
export interface Services {
  readonly house: House;
  readonly people: People;
  readonly contents: Contents;
  readonly talk: Talk;
}
