import { type Argument, type Message, readMessage, sameBranches } from './message.ts';
import { type Language, type LanguageFolders, languages, type Report, type StringFile } from './read.ts';
import { wordingFaults } from './wording.ts';

/** The messages of one language by their full key, such as `journal.fall`. */
export type Messages = ReadonlyMap<string, Message>;

/** The messages of one package; all languages have the same keys if nothing was reported. */
export type Catalogue = ReadonlyMap<Language, Messages>;

/** Parses every text and holds the translations against English. */
export function checkLanguages(folders: LanguageFolders, report: Report): Catalogue {
  const catalogue = new Map<Language, Messages>();
  for (const language of languages) {
    const messages = new Map<string, Message>();
    catalogue.set(language, messages);
    if (language !== 'en') compareFiles(folders, language, report);
    for (const [name, file] of folders.get(language)?.files ?? []) {
      for (const [key, text] of file.texts) {
        const say: Report = problem => report(`${file.path}: ${key}: ${problem}`);
        const full = `${name}.${key}`;
        if (messages.has(full)) say(`another file already has the message "${full}"`);
        for (const fault of wordingFaults(text ?? '', language, file.path)) say(fault);
        const message = text === undefined ? undefined : readMessage(text, language, say);
        if (message === undefined) continue;
        messages.set(full, message);
        const english = catalogue.get('en')?.get(full);
        if (language !== 'en' && english !== undefined) compareArguments(english, message, say);
      }
    }
  }
  return inEnglishOrder(catalogue);
}

function compareFiles(folders: LanguageFolders, language: Language, report: Report): void {
  const english = folders.get('en');
  const folder = folders.get(language);
  if (english === undefined || folder === undefined) return;
  for (const [name, file] of english.files) {
    const translation = folder.files.get(name);
    if (translation === undefined) report(`${folder.path}/${name}.json: translation file is missing`);
    else compareKeys(file, translation, report);
  }
  for (const [name, file] of folder.files) {
    if (!english.files.has(name)) report(`${file.path}: there is no English file of this name`);
  }
}

function compareKeys(english: StringFile, translation: StringFile, report: Report): void {
  // A broken file is reported as such; listing all its keys as well would bury that.
  if (!english.readable || !translation.readable) return;
  for (const key of english.texts.keys()) {
    if (!translation.texts.has(key)) report(`${translation.path}: ${key}: key is missing (English has it)`);
  }
  for (const key of translation.texts.keys()) {
    if (!english.texts.has(key)) report(`${translation.path}: ${key}: key is unknown (English does not have it)`);
  }
}

const kindNames: Readonly<Record<Argument['kind'], string>> = {
  plain: 'plain text',
  number: 'a number',
  select: 'a select',
};

function compareArguments(english: Message, translation: Message, report: Report): void {
  for (const [name, wanted] of english.arguments) {
    const used = translation.arguments.get(name);
    if (used === undefined) report(`argument "${name}" is missing (English has it)`);
    else if (used.kind !== wanted.kind) {
      report(`argument "${name}" is ${kindNames[used.kind]}, but ${kindNames[wanted.kind]} in English`);
    } else if (!sameBranches(used.branches, wanted.branches)) {
      const [here, there] = [used.branches.join(', '), wanted.branches.join(', ')];
      report(`select "${name}" has the branches ${here}, but English has ${there}`);
    }
  }
  for (const name of translation.arguments.keys()) {
    if (!english.arguments.has(name)) report(`argument "${name}" is unknown (English does not have it)`);
  }
}

/** So that the order of keys in a translation never changes what is generated. */
function inEnglishOrder(catalogue: Catalogue): Catalogue {
  const keys = [...(catalogue.get('en')?.keys() ?? [])];
  return new Map(
    [...catalogue].map(([language, messages]) => [
      language,
      new Map([...messages].sort(([one], [two]) => keys.indexOf(one) - keys.indexOf(two))),
    ]),
  );
}
