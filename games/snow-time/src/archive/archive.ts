/** Content files that this game ships and once shipped, by their id. Written by `npm run archive`. */
export const ARCHIVE: Readonly<Record<string, () => Promise<string>>> = {
  'house-e781271edb83': async () => (await import('./house-e781271edb83.ts')).file,
};
