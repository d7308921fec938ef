/** What whoever draws the map needs, without the rules: a door of its own, so that a page need not load them. */
export { MANDATORY_PIECES } from './amounts.ts';
export { GRID, SLOT_OF } from './spaces.ts';
export { LETTERS, TERRAINS, type TerrainName } from './terrain.ts';
