import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Problem } from '@snowbound/engine';
import { faultOfJson } from './json-fault.ts';
import { misuse } from './words.ts';

/** The text of a file. Throws a `Problem` if it cannot be read or is no text. */
export async function readTextFile(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw unreadable(file, error);
  });
  const text = textIn(bytes);
  if (text === null) throw misuse('cli.file-not-text', { file });
  return text;
}

/** What a JSON file holds. Throws a `Problem` that names line and column. */
export async function readJsonFile(file: string): Promise<unknown> {
  const text = await readTextFile(file);
  try {
    return JSON.parse(text);
  } catch {
    throw misuse('cli.file-not-json', { file, ...faultOfJson(text) });
  }
}

/** Throws a `Problem` if a new file cannot be written there, which only trying can tell. Leaves nothing behind. */
export async function refuseUnwritable(file: string): Promise<void> {
  await writeNewFile(file, '');
  await rm(file);
}

/** Writes a file that was not there before. */
export async function writeNewFile(file: string, text: string): Promise<void> {
  await writeFile(file, text, { flag: 'wx' }).catch((error: unknown) => {
    throw unwritable(file, codeIn(error));
  });
}

function textIn(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

function unreadable(file: string, error: unknown): Problem {
  const code = codeIn(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return misuse('cli.file-missing', { file });
  if (code === 'EACCES' || code === 'EPERM') return misuse('cli.file-forbidden', { file });
  if (code === 'EISDIR') return misuse('cli.file-folder', { file });
  return misuse('cli.file-failed', { file, code });
}

function unwritable(file: string, code: string): Problem {
  const folder = dirname(file);
  if (code === 'EEXIST') return misuse('cli.record-exists', { file });
  if (code === 'ENOENT' || code === 'ENOTDIR') return misuse('cli.record-no-folder', { file, folder });
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return misuse('cli.record-forbidden', { file, folder });
  return misuse('cli.record-failed', { file, code });
}

const codeIn = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
