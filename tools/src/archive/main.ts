import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_NAMES, gameNamed } from '@snowbound/catalogue';

/** Puts the content that every game ships today into its archive, where it stays. */

const NAME = /^[a-z0-9-]+-[0-9a-f]{12}(?=\.ts$)/;

const moduleOf = (id: string, file: unknown): string =>
  `/** The shipped content ${id}, as it was. Written by \`npm run archive\` and never changed. */
export const file =
  '${JSON.stringify(file).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}';
`;

const indexOf = (ids: readonly string[]): string =>
  `/** Content files that this game ships and once shipped, by their id. Written by \`npm run archive\`. */
export const ARCHIVE: Readonly<Record<string, () => Promise<string>>> = {
${ids.map(id => `  '${id}': async () => (await import('./${id}.ts')).file,`).join('\n')}
};
`;

for (const name of GAME_NAMES) {
  const { content } = await gameNamed(name);
  const folder = join('games', name, 'src', 'archive');
  mkdirSync(folder, { recursive: true });
  const known = readdirSync(folder).flatMap(each => NAME.exec(each)?.[0] ?? []);
  if (!known.includes(content.id)) {
    writeFileSync(join(folder, `${content.id}.ts`), moduleOf(content.id, content.file), { flag: 'wx' });
    known.push(content.id);
  }
  writeFileSync(join(folder, 'archive.ts'), indexOf(known.sort()));
  console.log(`${name}: ${content.id}, ${known.length} in the archive`);
}
