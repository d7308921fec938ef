import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { gameNamed } from '@snowbound/catalogue';
import { EXIT } from '../exit-codes.ts';
import type { Voice } from '../voice.ts';
import { misuse } from '../words.ts';

export interface UpkeepOptions {
  readonly data: string;
  readonly json?: boolean;
}

/** Copies all data into one file. */
export async function backup(file: string, options: UpkeepOptions, voice: Voice): Promise<number> {
  const data = resolve(options.data);
  const server = await import('@snowbound/server/upkeep');
  const obstacle = await server.backup(data, resolve(file));
  if (obstacle === 'no-data') throw misuse('cli.no-data', { data });
  if (obstacle === 'exists') throw misuse('cli.backup-exists', { file });
  process.stdout.write(`${voice.tell('cli.backed-up', { data, file })}\n`);
  return EXIT.well;
}

/** Puts a backup where a server can use it. */
export async function restore(file: string, options: UpkeepOptions, voice: Voice): Promise<number> {
  const data = resolve(options.data);
  const server = await import('@snowbound/server/upkeep');
  const obstacle = await server.restore(resolve(file), data);
  if (obstacle === 'exists') throw misuse('cli.data-exists', { data });
  if (obstacle === 'not-a-backup') throw misuse('cli.not-a-backup', { file });
  process.stdout.write(`${voice.tell('cli.restored', { data })}\n`);
  return EXIT.well;
}

/** Says which running games this version could not carry on; exit code 1 if there are any. */
export async function upgradeCheck(options: UpkeepOptions, voice: Voice): Promise<number> {
  const data = resolve(options.data);
  if (!existsSync(data)) throw misuse('cli.no-data', { data });
  const server = await import('@snowbound/server/upkeep');
  const { tables, broken } = await server.upgradeCheck(data);
  await voice.learn(server.serverLanguages);
  const lines: string[] = [];
  for (const { table, game, why } of broken) {
    await voice.speakOf(await gameNamed(game));
    lines.push(voice.tell('cli.upgrade-broken', { table, game, why }));
  }
  const fine = tables - broken.length;
  const answer =
    options.json === true
      ? JSON.stringify({ tables, broken }, null, 2)
      : [voice.tell('cli.upgrade-fine', { tables: fine }), ...lines].join('\n');
  process.stdout.write(`${answer}\n`);
  return broken.length > 0 ? EXIT.refused : EXIT.well;
}
