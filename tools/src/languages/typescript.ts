import { type MessageFormatElement, type PluralOrSelectOption, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Catalogue, Messages } from './check.ts';
import type { Argument, Message } from './message.ts';
import type { Language } from './read.ts';

/** The module each name that generated code imports comes from. */
export type Sources = Readonly<Record<'Value' | 'Words' | 'speech', string>>;

const identifier = /^[A-Za-z_]\w*$/;

type Branches = Readonly<Record<string, PluralOrSelectOption>>;

/** The first line of every generated file, by which an obsolete one is known. */
export const banner = '// Generated from lang/ by tools/src/languages. Do not edit.';

/** The generated files of a package, by file name; the messages of some string files stand apart, to be loaded later. */
export function generate(
  catalogue: Catalogue,
  sources: Sources,
  later: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, string> {
  const english: Messages = catalogue.get('en') ?? new Map();
  const files = new Map([['messages.ts', messagesFile(english, sources)]]);
  const isLater = (key: string): boolean => later.has(key.slice(0, key.indexOf('.')));
  for (const [language, messages] of catalogue) {
    const now = new Map([...messages].filter(([key]) => !isLater(key)));
    files.set(`${language}.ts`, wordingFile(language, now, sources, later.size === 0 ? 'Wording' : 'Partial<Wording>'));
    if (later.size === 0) continue;
    const rest = new Map([...messages].filter(([key]) => isLater(key)));
    files.set(`${language}-later.ts`, wordingFile(language, rest, sources, 'Partial<Wording>'));
  }
  return files;
}

function messagesFile(messages: Messages, sources: Sources): string {
  const entries = [...messages].map(([key, message]) => `  ${quote(key)}: ${valuesType(message)};\n`).join('');
  const plain = [...messages.values()].some(message => [...message.arguments.values()].some(isPlain));
  const imports = typeImports(plain ? ['Value', 'Words'] : ['Words'], sources);
  return `${banner}
${imports}
export type NoValues = Record<string, never>;

export interface Messages {
${entries}}

export type Wording = Readonly<Record<keyof Messages, (values: Words) => string>>;
`;
}

function typeImports(names: readonly (keyof Sources)[], sources: Sources): string {
  const modules = new Set(names.map(name => sources[name]));
  const lines = [...modules].map(module => {
    const imported = names.filter(name => sources[name] === module).join(', ');
    return `import type { ${imported} } from ${quote(module)};\n`;
  });
  return lines.join('');
}

const isPlain = (argument: Argument): boolean => argument.kind === 'plain';

function valuesType(message: Message): string {
  if (message.arguments.size === 0) return 'NoValues';
  const fields = [...message.arguments].map(([name, argument]) => `readonly ${property(name)}: ${valueType(argument)}`);
  return `{ ${fields.join('; ')} }`;
}

function valueType({ kind, branches }: Argument): string {
  if (kind !== 'select') return kind === 'number' ? 'number' : 'Value';
  const cases = branches.filter(branch => branch !== 'other');
  return (cases.length > 0 ? cases : branches).map(quote).join(' | ');
}

function wordingFile(language: Language, messages: Messages, sources: Sources, type: string): string {
  const helpers = new Set<string>();
  const entries = [...messages].map(([key, message]) => {
    const parameter = message.arguments.size === 0 ? '()' : 'v';
    return `  ${quote(key)}: ${parameter} => ${expression(message.elements, '  ', helpers)},\n`;
  });
  const names = ['text', 'plural', 'ordinal', 'select'].filter(name => helpers.has(name)).join(', ');
  const imports = names === '' ? '' : `import { speech } from ${quote(sources.speech)};\n`;
  const helper = names === '' ? '' : `const { ${names} } = speech('${language}');\n\n`;
  return `${banner}
${imports}import type { Wording } from './messages.ts';

${helper}export const ${language}: ${type} = {
${entries.join('')}};
`;
}

function expression(elements: readonly MessageFormatElement[], indent: string, helpers: Set<string>): string {
  const call = (name: string, argument: string, rest = ''): string => {
    helpers.add(name);
    const value = identifier.test(argument) ? `v.${argument}` : `v[${quote(argument)}]`;
    return `${name}(${value}${rest})`;
  };
  const code = (element: MessageFormatElement): string => {
    switch (element.type) {
      case TYPE.pound:
        return 'n';
      case TYPE.argument:
      case TYPE.number:
        return call('text', element.value);
      case TYPE.plural: {
        const name = element.pluralType === 'ordinal' ? 'ordinal' : 'plural';
        return call(name, element.value, `, ${branchesCode(element.options, indent, helpers)}`);
      }
      case TYPE.select:
        return call('select', element.value, `, ${branchesCode(element.options, indent, helpers)}`);
      default:
        throw new Error(`${TYPE[element.type]} should have been refused by the checks`);
    }
  };
  const [only] = elements;
  if (elements.length === 1 && only !== undefined && only.type !== TYPE.literal) return code(only);
  const parts = elements.map(element =>
    element.type === TYPE.literal ? escaped(element.value) : `\${${code(element)}}`,
  );
  return `\`${parts.join('')}\``;
}

function branchesCode(branches: Branches, outer: string, helpers: Set<string>): string {
  const indent = `${outer}  `;
  const lines = Object.entries(branches).map(([branch, { value }]) => {
    const parameter = value.some(element => element.type === TYPE.pound) ? 'n' : '()';
    return `${indent}${property(exact(branch))}: ${parameter} => ${expression(value, indent, helpers)},\n`;
  });
  return `{\n${lines.join('')}${outer}}`;
}

/** `=01` is the same number as `=1`, but speech looks the branch up by the latter. */
function exact(branch: string): string {
  return branch.startsWith('=') ? `=${Number(branch.slice(1))}` : branch;
}

function property(name: string): string {
  return identifier.test(name) ? name : quote(name);
}

function quote(text: string): string {
  return `'${spelled(text.replace(/['\\]/g, '\\$&'))}'`;
}

/** Text for between backticks; a `$` at the end could meet the brace of what follows. */
function escaped(text: string): string {
  return spelled(text.replace(/[`\\]|\$(?=\{|$)/g, '\\$&'));
}

/** Line ends and other control characters as escapes; letters of any language stay readable. */
function spelled(text: string): string {
  const hex = (character: string): string => character.charCodeAt(0).toString(16).padStart(4, '0');
  return text.replace(/\n/g, '\\n').replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, character => `\\u${hex(character)}`);
}
