import { silverfrost } from '@snowbound/silverfrost';
import { snowTime } from '@snowbound/snow-time';

interface Bomb {
  readonly game: string;
  /** JSON, or nearly. */
  readonly content: string;
}

const LARGE = 600_000;
const many = (entry: string) => `[${Array(Math.floor(LARGE / (entry.length + 1))).fill(entry)}]`;
const long = JSON.stringify('x'.repeat(LARGE));
const deep = `${'['.repeat(LARGE / 2)}${']'.repeat(LARGE / 2)}`;
const deepObject = `${'{"a":'.repeat(LARGE / 6)}1${'}'.repeat(LARGE / 6)}`;
const manyKeys = `{${Array.from({ length: LARGE / 12 }, (_, key) => `"k${key}":1`)}}`;
const huge = `${'9'.repeat(LARGE)}`;

const sf = (content: string): Bomb => ({ game: 'silverfrost', content });
const wk = (content: string): Bomb => ({ game: 'winter-kingdom', content });
const st = (content: string): Bomb => ({ game: 'snow-time', content });

/** Our own cards, every one of which sets off every other. */
function circular(): string {
  const { file } = silverfrost.content as { readonly file: { readonly cards: readonly { readonly id: string }[] } };
  const all = file.cards.map(({ id }) => ({ activate: { card: id } }));
  return JSON.stringify({ ...file, cards: file.cards.map(card => ({ ...card, text: all, effects: all, word: all })) });
}

/** Content that is wrong in every way an attacker found, and in some more. */
export const BOMBS: Readonly<Record<string, Bomb>> = {
  'cards that are none': sf(`{"cards":${many('1')}}`),
  'empty cards': sf(`{"cards":${many('{}')}}`),
  'a thousand times the same card': sf(`{"cards":${many('{"id":"a"}')}}`),
  'a mountain of text': sf(`{"mountain":{"value":[${long},2,3,4]}}`),
  'a mountain of digits': sf(`{"mountain":{"value":[${huge},2,3,4]}}`),
  'a family with a long name': sf(`{"families":{${long}:"house"}}`),
  'thousands of families': sf(`{"families":${manyKeys}}`),
  'lists in lists': sf(`{"lowlands":${deep}}`),
  'objects in objects': sf(`{"cards":${deepObject}}`),
  'cards that set off each other': sf(circular()),
  'sides without anything': wk(`{"name":"a","sides":${many('{}')}}`),
  'sides of sides': wk(`{"name":"a","sides":${deep}}`),
  'a long name': wk(`{"name":${long}}`),
  'a name of control characters': st(
    JSON.stringify({ ...snowTime.content.file, name: '\u0000\u001b[2J\u202e'.repeat(20_000) }),
  ),
  'bonuses without anything': st(`{"name":"a","lastSpace":{"value":9,"known":"house"},"bonuses":${many('{}')}}`),
  'numbers beyond all numbers': st(
    `{"name":"a","lastSpace":{"value":1e999,"known":"house"},"bonuses":${many('1e308')}}`,
  ),
  'a list': st(many('"a"')),
  'what is no JSON': st('{'.repeat(LARGE)),
};
