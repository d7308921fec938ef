import { Problems, say } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import { readerOf } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { problemsOf, readContent } from '../../src/content/reading.ts';
import { cardsWith, withCard, written } from './complaints.ts';
import { workshopFile } from './workshop.ts';

const reader = await readerOf(silverfrost, 'en');

/** A hundred problems and the sentence that there are more. */
const MOST_TOLD = 101;
/** Each with where it is, what was given and what would be right. */
const LONGEST_ANSWER = MOST_TOLD * 700;

const LARGE = 600_000;
const long = 'x'.repeat(LARGE);
const many = (entry: unknown, bytes = LARGE): unknown[] =>
  Array.from({ length: Math.floor(bytes / (JSON.stringify(entry).length + 1)) }, () => entry);

function deep(levels: number): unknown {
  let inner: unknown = [];
  for (let level = 0; level < levels; level++) inner = [inner];
  return inner;
}

const eachCard = (change: object) => ({ cards: workshopFile.cards.map(card => ({ ...card, ...change })) });
const [first] = workshopFile.cards;

describe('SF-12 a content file that is meant to be a burden', () => {
  test.each<readonly [string, unknown]>([
    ['a hundred thousand cards', written({ cards: many(1) })],
    ['cards without anything', written({ cards: many({}) })],
    ['a card again and again', written({ cards: many(first) })],
    ['lists everywhere', Object.fromEntries(Object.keys(workshopFile).map(name => [name, many(1, 100_000)]))],
    ['objects for every list', Object.fromEntries(Object.keys(workshopFile).map(name => [name, { id: long }]))],
    ['one long id for every card', written(eachCard({ id: long.slice(0, 10_000) }))],
    ['lists for ids', written(eachCard({ id: many(1, 10_000) }))],
    ['fields with long names', written(eachCard({ [long.slice(0, 10_000)]: 1 }))],
    ['a mountain of text', written({ mountain: { value: [long, 2, 3, 4], known: 'house' } })],
    ['a mountain of lists', written({ mountain: { value: [many(1), 2, 3, 4], known: 'house' } })],
    ['snow on everything', written({ snowstorms: many({ target: 'nowhere', known: 'house' }) })],
    ['snow on a long name', written({ snowstorms: many({ target: long.slice(0, 1000), known: 'house' }) })],
    ['families', written({ families: Object.fromEntries(many(1).map((_, at) => [`family-${at}`, 'house'])) })],
    ['a family with a long name', written({ families: { [long]: 'house' } })],
    ['words on end', written(cardsWith('student', { whenPlayed: many({ fly: 1 }) }) as object)],
    ['choices on end', written(cardsWith('student', { whenPlayed: [{ choose: many([]) }] }) as object)],
    ['the same bonus on end', written(cardsWith('hall', { bonus: many({ points: 1 }) }) as object)],
    ['names that are books', written(eachCard({ name: { en: long.slice(0, 9000), de: 'x', pl: 'x' } }))],
    ['lists in lists for cards', { ...workshopFile, cards: deep(100_000) }],
    ['lists in lists for a mark', { ...workshopFile, cards: [{ ...first, unique: deep(100_000) }] }],
    ['lists in lists for words', { ...workshopFile, cards: [{ ...first, produces: [{ gain: deep(100_000) }] }] }],
  ])('%s', (_what, file) => {
    const problems = problemsOf(file, false);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(MOST_TOLD);
    const told = problems.map(problem => say(problem, reader)).join('\n');
    expect(told.length).toBeLessThan(LONGEST_ANSWER);
    expect(JSON.stringify(problems).length).toBeLessThan(LONGEST_ANSWER);
    expect(() => readContent(file)).toThrow(Problems);
  });

  test('reading stops after a hundred problems, and the last sentence says so', () => {
    const problems = problemsOf(written(eachCard({ colour: 'pink', type: 'ghost', copies: 99 })), false);
    expect(problems).toHaveLength(MOST_TOLD);
    expect(say(problems.at(-1) as (typeof problems)[0], reader)).toBe(
      'Reading stopped here: there are more than 100 problems.',
    );
  });

  test.each([
    ['an override of the direction', 'Inn\u202Enni', 'U+202E'],
    ['a line separator', 'Inn\u2028nni', 'U+2028'],
    ['nothing that has a width', 'In\u200Bn', 'U+200B'],
    ['a bell', 'In\u0007n', 'U+0007'],
    ['half a character', 'In\uD800n', 'U+D800'],
  ])('a name with %s', (_what, en, code) => {
    expect(withCard('inn', { name: { en, de: 'Haus', pl: 'Dom' } })).toEqual([
      expect.stringMatching(new RegExp(`\\(inn\\)\\.name\\.en: there is a character .*${code.replace('+', '\\+')}`)),
    ]);
  });
});
