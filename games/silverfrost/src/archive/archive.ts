/** Content files that this game ships and once shipped, by their id. Written by `npm run archive`. */
export const ARCHIVE: Readonly<Record<string, () => Promise<string>>> = {
  'house-34790b8f1efc': async () => (await import('./house-34790b8f1efc.ts')).file,
  'house-92bc43a0725d': async () => (await import('./house-92bc43a0725d.ts')).file,
  'house-9e7d3b1b2453': async () => (await import('./house-9e7d3b1b2453.ts')).file,
};
