/** A value of a message; absent only where saved data is older than the message. */
type Said = string | number | undefined;
type Branches<B> = { readonly [branch: string]: B; readonly other: B };

/** How one language says values; the generated wordings are written in these words. */
export interface Speech {
  /** A string as it is, a number as the language writes it. */
  readonly text: (value: Said) => string;
  /** The branch of an exact number (`=0`) or else of its plural category, given the number as text. */
  readonly plural: (value: Said, branches: Branches<(n: string) => string>) => string;
  /** The same for ranks: 1st, 2nd, 3rd. */
  readonly ordinal: Speech['plural'];
  readonly select: (value: Said, branches: Branches<() => string>) => string;
}

const speeches = new Map<string, Speech>();

/** The speech of a language; made once, since Intl objects are dear to make. */
export function speech(locale: string): Speech {
  const known = speeches.get(locale);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(locale);
  const text: Speech['text'] = value => (typeof value === 'number' ? format.format(value) : (value ?? '?'));
  const counted = (type: Intl.PluralRuleType): Speech['plural'] => {
    let rules: Intl.PluralRules | undefined;
    return (value, branches) => {
      rules ??= new Intl.PluralRules(locale, { type });
      const branch = branches[`=${value}`] ?? branches[rules.select(Number(value))] ?? branches.other;
      return branch(text(value));
    };
  };
  const select: Speech['select'] = (value, branches) => {
    const key = String(value);
    const branch = Object.hasOwn(branches, key) ? branches[key] : undefined;
    return (branch ?? branches.other)();
  };
  const made: Speech = { text, plural: counted('cardinal'), ordinal: counted('ordinal'), select };
  speeches.set(locale, made);
  return made;
}
