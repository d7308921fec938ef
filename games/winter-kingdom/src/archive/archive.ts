/** Content files that this game ships and once shipped, by their id. Written by `npm run archive`. */
export const ARCHIVE: Readonly<Record<string, () => Promise<string>>> = {
  'house-0d984b40621e': async () => (await import('./house-0d984b40621e.ts')).file,
  'house-41f1c8362c64': async () => (await import('./house-41f1c8362c64.ts')).file,
};
