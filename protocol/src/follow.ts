/** What a browser needs of the protocol at run time: no schemas, which would cost it dearly. */
export { Follower, type Heard } from './follower.ts';
export { sightOf } from './sight.ts';
export { Teller } from './teller.ts';
