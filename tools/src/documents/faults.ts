import { posix } from 'node:path';
import { namesIn } from './names.ts';
import type { Tree } from './tree.ts';

/** A Markdown file, by its path from the root. */
export interface Document {
  readonly path: string;
  readonly text: string;
}

const MOST_CHARACTERS = 120;
/** References that must not grow into diaries. */
const MOST_LINES: Readonly<Record<string, number>> = {
  'docs/architecture.md': 100,
  'docs/benchmarks.md': 120,
  'docs/balance.md': 120,
};

const LINK = /\]\(([^)\s]+)\)/g;
const SCRIPT = /\bnpm run ([\w:-]+)/g;

/** What is wrong with a document; one sentence each, with path and line. */
export function faultsIn(document: Document, tree: Tree, others: readonly Document[]): readonly string[] {
  const { path, text } = document;
  const lines = text.replace(/\n$/, '').split('\n');
  const faults: string[] = [];
  const most = MOST_LINES[path] ?? Number.POSITIVE_INFINITY;
  if (lines.length > most) faults.push(`${path}: ${lines.length} lines, at most ${most}`);
  let isCode = false;
  for (const [index, line] of lines.entries()) {
    const add = (what: string): void => void faults.push(`${path}:${index + 1}: ${what}`);
    const length = lengthOf(line);
    if (length > MOST_CHARACTERS) add(`${length} characters, at most ${MOST_CHARACTERS}`);
    for (const [, script = ''] of line.matchAll(SCRIPT)) {
      if (!tree.scripts.includes(script)) add(`there is no script “${script}”`);
    }
    if (line.startsWith('```')) isCode = !isCode;
    if (isCode) continue;
    for (const [, target = ''] of line.matchAll(LINK)) {
      if (!leadsSomewhere(target, document, tree, others)) add(`“${target}” leads nowhere`);
    }
    for (const name of namesIn(line, tree)) add(`there is no “${name}”`);
  }
  return faults;
}

/** A row of a table cannot be broken, so where its links lead does not count. */
const lengthOf = (line: string): number => (line.startsWith('|') ? line.replace(LINK, ']') : line).length;

function leadsSomewhere(target: string, { path, text }: Document, tree: Tree, others: readonly Document[]): boolean {
  if (/^[a-z]+:/.test(target)) return true;
  const [place = '', heading] = target.split('#');
  const found = place === '' ? path : posix.join(posix.dirname(path), place).replace(/\/$/, '');
  if (!tree.files.includes(found) && !tree.folders.includes(found)) return false;
  if (heading === undefined) return true;
  const there = found === path ? text : others.find(other => other.path === found)?.text;
  return there !== undefined && headingsIn(there).includes(heading);
}

/** Headings as links name them. */
const headingsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
