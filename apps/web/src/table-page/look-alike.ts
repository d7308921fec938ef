import { BOT_NAMES } from '@snowbound/catalogue';

/** Nobody at a table is these, so whoever is called so wants to be taken for somebody. */
const RESERVED: readonly string[] = [
  'Snowbound',
  'Paws',
  'Host',
  'Gastgeber',
  'Gospodarz',
  'Server',
  'Serwer',
  'System',
  'Admin',
  'Moderator',
  'Bot',
  ...BOT_NAMES,
];

/** Letters that look like others, by what they look like: of Cyrillic, Greek and Latin, and digits among letters. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ьƅв',
  c: 'сϲ',
  d: 'ԁđ',
  e: 'еєεɛ3',
  g: 'ɡց9',
  h: 'һнℎ',
  i: 'іıιɩlł1|!їǀ',
  j: 'јʝ',
  k: 'кκ',
  m: 'мɱ',
  n: 'пηոи',
  o: 'оοσ0øօ',
  p: 'рρ',
  q: 'ԛզ',
  r: 'гɾ',
  s: 'ѕʂ5$',
  t: 'тτŧ7',
  u: 'υսцʋ',
  v: 'νѵ',
  w: 'ѡԝωш',
  x: 'хχ×',
  y: 'уγүў',
  z: 'ʐ2',
};
const PLAIN = new Map(Object.entries(LOOKS_LIKE).flatMap(([plain, alike]) => [...alike].map(one => [one, plain])));
/** Two letters that together look like one. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
];

/** What is left of a name for who only glances at it: names with the same skeleton are taken for each other. */
function skeletonOf(name: string): string {
  // Taken apart first, so that accents, wide letters and ligatures are what they are made of.
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}|!$×]/gu, '');
  const plain = [...letters].map(letter => PLAIN.get(letter) ?? letter).join('');
  return PAIRS.reduce((text, [pair, one]) => text.replaceAll(pair, one), plain);
}

const RESERVED_SKELETONS = new Set(RESERVED.map(skeletonOf));

/** Whether this name could be taken for one of these others, or for somebody who is nobody's to be. */
export function isLookAlike(name: string, others: readonly string[]): boolean {
  const skeleton = skeletonOf(name);
  return RESERVED_SKELETONS.has(skeleton) || others.some(other => other !== '' && skeletonOf(other) === skeleton);
}
