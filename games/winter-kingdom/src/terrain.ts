/** What a space shows. The six card terrains come first, then ice; the last four cannot be built on. */
export type Terrain = number;

export const TERRAINS = [
  'forest',
  'grass',
  'tundra',
  'fell',
  'flower',
  'snow',
  'ice',
  'mountain',
  'castle',
  'village',
  'tunnel',
] as const;
export type TerrainName = (typeof TERRAINS)[number];

export const LETTERS = 'FGTHBSIMCVU';

export const CARD_TERRAINS = 6;
export const ICE: Terrain = 6;
export const MOUNTAIN: Terrain = 7;
export const CASTLE: Terrain = 8;
export const VILLAGE: Terrain = 9;
export const TUNNEL: Terrain = 10;

/** No terrain card: WK-3.5. */
export const NO_TERRAIN: Terrain = -1;

export const isCardTerrain = (terrain: Terrain): boolean => terrain >= 0 && terrain < CARD_TERRAINS;
export const isBuildable = (terrain: Terrain): boolean => terrain >= 0 && terrain <= ICE;
export const terrainNamed = (name: TerrainName): Terrain => TERRAINS.indexOf(name);
export const nameOfTerrain = (terrain: Terrain): TerrainName => TERRAINS[terrain] as TerrainName;

const CIRCLE: readonly TerrainName[] = ['fell', 'tundra', 'flower', 'grass', 'snow', 'forest'];
const NEXT = CIRCLE.reduce<Terrain[]>((next, name, at) => {
  next[terrainNamed(name)] = terrainNamed(CIRCLE[(at + 1) % CIRCLE.length] as TerrainName);
  return next;
}, []);

/** WK-5.7: the next terrain of the circle; none after none. */
export const nextInCircle = (terrain: Terrain): Terrain => NEXT[terrain] ?? NO_TERRAIN;
