import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFlatJson } from './flat-json.ts';

/** English comes first: the others are held against it. */
export const languages = ['en', 'de', 'pl'] as const;
export type Language = (typeof languages)[number];

/** Takes one problem as one line, beginning with the path it was found at. */
export type Report = (problem: string) => void;

/** One JSON file of one language. */
export interface StringFile {
  /** Relative to the root, for problems. */
  readonly path: string;
  /** Every key; undefined stands for a value that cannot be used and was reported. */
  readonly texts: ReadonlyMap<string, string | undefined>;
  /** Said only when asked for, so it is loaded apart: the file lies in the folder `later`. */
  readonly isLater: boolean;
  /** False for a file that is missing or no JSON, which says nothing about its keys. */
  readonly readable: boolean;
}

/** The files of one language by name without `.json`, and where they lie. */
export interface LanguageFolder {
  readonly path: string;
  readonly files: ReadonlyMap<string, StringFile>;
}

/** The folders of one package; a missing one is reported and left out. */
export type LanguageFolders = ReadonlyMap<Language, LanguageFolder>;

/** Reads `<folder>/lang`; undefined if the package has none. */
export function readLanguages(root: string, folder: string, report: Report): LanguageFolders | undefined {
  if (!existsSync(join(root, folder, 'lang'))) return undefined;
  const folders = new Map<Language, LanguageFolder>();
  for (const language of languages) {
    const path = `${folder}/lang/${language}`;
    if (existsSync(join(root, path))) folders.set(language, readFolder(root, path, report));
    else report(`${path}: language folder is missing`);
  }
  return folders;
}

function readFolder(root: string, path: string, report: Report): LanguageFolder {
  const files = [path, `${path}/later`].flatMap(folder =>
    jsonIn(join(root, folder)).map(name => {
      const file = `${folder}/${name}`;
      const read = readFile(root, file, problem => report(`${file}: ${problem}`));
      return [name.slice(0, -'.json'.length), { ...read, isLater: folder !== path }] as const;
    }),
  );
  return { path, files: new Map(files.sort(([one], [two]) => (`${one}.json` < `${two}.json` ? -1 : 1))) };
}

const jsonIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.json')) : [];

function readFile(root: string, path: string, report: Report): Omit<StringFile, 'isLater'> {
  const { entries, faults } = readFlatJson(readFileSync(join(root, path), 'utf8'));
  faults.forEach(report);
  const texts = new Map<string, string | undefined>();
  for (const [key, value] of entries) {
    const fault = faultOf(value);
    if (fault !== undefined) report(`${key}: ${fault}`);
    texts.set(key, typeof value === 'string' && value.trim() !== '' ? value : undefined);
  }
  return { path, texts, readable: entries.size > 0 || faults.length === 0 };
}

function faultOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return 'value is not a string';
  if (value.trim() === '') return 'text is empty';
  if (value !== value.trim()) return 'text has white space at its start or end';
  return undefined;
}
