/** A place at the table, from 0. In Snow Time it is a colour. */
export type Seat = number;

/** Something with a name of its own in every language: a seat, a key such as `names.healer`, or what a content file calls it. */
export type Name =
  | { readonly seat: Seat }
  | { readonly name: string }
  | { readonly names: Readonly<Record<'en' | 'de' | 'pl', string>> };

/** What a phrase can speak of. Other phrases may be quoted inside one. */
export type Value = string | number | Name | Phrase | readonly (Name | Phrase)[];

/** Something to say to a player, in whatever language they read, and the rule it comes from. */
export interface Phrase {
  readonly key: string;
  readonly rule: string;
  readonly values: Readonly<Record<string, Value>>;
}

/** Something on the table that a player can touch, such as `hand 0 6`. Each game lists its own in its README. */
export type Target = string;

/** A question in words and, where it comes from a thing that one may want to look at, which. */
export interface Prompt extends Phrase {
  readonly source?: Target;
}

/** Makes phrases whose keys and values the compiler checks against a package's messages. */
export type Phrasing<Messages> = <Key extends keyof Messages & string>(
  rule: string,
  key: Key,
  ...values: Messages[Key] extends Record<string, never> ? [] : [Messages[Key]]
) => Phrase;

const NO_VALUES: Phrase['values'] = Object.freeze({});

export function phrasing<Messages>(): Phrasing<Messages> {
  return (rule, key, ...[values]) => ({ key, rule, values: (values as Phrase['values'] | undefined) ?? NO_VALUES });
}
