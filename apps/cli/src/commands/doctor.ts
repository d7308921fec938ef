import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseFinding, permissionsFinding, serverFinding } from '../doctor/data.ts';
import { dependenciesFinding } from '../doctor/dependencies.ts';
import type { Finding, FindingState } from '../doctor/finding.ts';
import { licencesFinding } from '../doctor/licences.ts';
import { clockFinding, diskFinding, nodeFinding } from '../doctor/machine.ts';
import { EXIT } from '../exit-codes.ts';
import type { Voice } from '../voice.ts';

export interface DoctorOptions {
  readonly data: string;
  readonly json?: boolean;
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const MARKS: Readonly<Record<FindingState, string>> = { fine: '✓', look: '!', wrong: '✗' };

/** Looks at everything a host depends on; exit code 1 if something is wrong. It changes nothing. */
export async function doctor(options: DoctorOptions, voice: Voice): Promise<number> {
  const data = resolve(options.data);
  const findings = await findingsOf(data);
  const isWell = findings.every(({ state }) => state !== 'wrong');
  const checks = findings.map(({ name, state, sentence }) => ({ name, state, sentence: voice.say(sentence) }));
  const answer =
    options.json === true
      ? JSON.stringify({ ok: isWell, checks }, null, 2)
      : checks.map(({ state, sentence }) => `${MARKS[state]} ${sentence}`).join('\n');
  process.stdout.write(`${answer}\n`);
  return isWell ? EXIT.well : EXIT.refused;
}

async function findingsOf(data: string): Promise<Finding[]> {
  const { freeBytesIn, inspectData } = await import('@snowbound/server/upkeep');
  const found = await inspectData(data);
  return [
    nodeFinding(process.versions.node),
    diskFinding(await freeBytesIn(standing(data))),
    permissionsFinding(data, found),
    clockFinding({ now: Date.now(), built: statSync(fileURLToPath(import.meta.url)).mtimeMs, latest: found.latest }),
    databaseFinding(data, found),
    serverFinding(found),
    await dependenciesFinding(ROOT),
    licencesFinding(ROOT),
  ];
}

/** The nearest folder that is there. */
const standing = (folder: string): string => (existsSync(folder) ? folder : standing(dirname(folder)));
