import { resolve } from 'node:path';
import { gameNamed } from '@snowbound/catalogue';
import { EXIT } from '../exit-codes.ts';
import { refusedData } from '../refused-data.ts';
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
  const obstacle = await server.backup(data, resolve(file)).catch(error => {
    throw misuse('cli.backup-failed', { file, reason: reasonOf(error) });
  });
  if (obstacle === 'no-data') throw misuse('cli.no-data', { data });
  if (obstacle === 'exists') throw misuse('cli.backup-exists', { file });
  process.stdout.write(`${voice.tell('cli.backed-up', { data, file })}\n`);
  return EXIT.well;
}

/** Puts a backup where a server can use it. */
export async function restore(file: string, options: UpkeepOptions, voice: Voice): Promise<number> {
  const data = resolve(options.data);
  const server = await import('@snowbound/server/upkeep');
  const obstacle = await server.restore(resolve(file), data).catch(error => {
    throw misuse('cli.restore-failed', { data, reason: reasonOf(error) });
  });
  if (obstacle === 'exists') throw misuse('cli.data-exists', { data });
  if (obstacle === 'not-a-backup') throw misuse('cli.not-a-backup', { file });
  if (obstacle === 'newer') throw misuse('cli.backup-newer', { file });
  process.stdout.write(`${voice.tell('cli.restored', { data })}\n`);
  return EXIT.well;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Says which running games this version could not carry on; exit code 1 if there are any. */
export async function upgradeCheck(options: UpkeepOptions, voice: Voice): Promise<number> {
  const data = resolve(options.data);
  const server = await import('@snowbound/server/upkeep');
  if (!server.hasData(data)) throw misuse('cli.no-data', { data });
  const { tables, broken } = await server.upgradeCheck(data).catch(error => {
    throw refusedData(error, data) ?? error;
  });
  await voice.learn(server.serverLanguages);
  const lines: string[] = [];
  for (const { table, game, why } of broken) {
    await voice.speakOf(await gameNamed(game));
    lines.push(voice.tell('cli.upgrade-broken', { table, game, why }));
  }
  const fine = tables - broken.length;
  const said = [voice.tell('cli.upgrade-fine', { tables: fine }), ...lines, voice.tell('cli.upgrade-copy', { data })];
  const answer = options.json === true ? JSON.stringify({ tables, broken, checked: 'copy' }, null, 2) : said.join('\n');
  process.stdout.write(`${answer}\n`);
  return broken.length > 0 ? EXIT.refused : EXIT.well;
}
