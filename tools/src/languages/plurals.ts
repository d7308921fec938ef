import type { Language } from './read.ts';

export type PluralKind = 'cardinal' | 'ordinal';

const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
const names = new Intl.DisplayNames('en', { type: 'language' });

/** The plural categories a language distinguishes, in the customary order. */
function categories(language: Language, kind: PluralKind): readonly string[] {
  const needed: readonly string[] = new Intl.PluralRules(language, { type: kind }).resolvedOptions().pluralCategories;
  return order.filter(category => needed.includes(category));
}

/** What the branches of a plural lack or have in vain; exact branches such as `=0` replace no category. */
export function pluralFaults(language: Language, kind: PluralKind, branches: readonly string[]): readonly string[] {
  const needed = categories(language, kind);
  const word = kind === 'ordinal' ? 'selectordinal' : 'plural';
  const rule = `(${names.of(language)} needs ${needed.join(', ')})`;
  const present = branches.filter(branch => !branch.startsWith('='));
  return [
    ...needed
      .filter(category => !present.includes(category))
      .map(category => `${word} category "${category}" is missing ${rule}`),
    // Its text would never be said: a typing mistake, or the habit of another language.
    ...present
      .filter(branch => !needed.includes(branch))
      .map(branch => `${word} category "${branch}" is never used ${rule}`),
  ];
}
