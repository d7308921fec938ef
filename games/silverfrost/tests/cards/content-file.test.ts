import { LOCALES, Problems, say } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import { readerOf } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { problemsOf, readContent } from '../../src/content/reading.ts';
import { Scene } from '../rulebook/scene.ts';
import { cardsWith, complaintsOf, withCard, written } from './complaints.ts';
import { workshopFile } from './workshop.ts';

const english = await readerOf(silverfrost, 'en');
const polish = await readerOf(silverfrost, 'pl');

describe('SF-12 a content file', () => {
  test('that is sound is played with, under its own names in every language', async () => {
    expect(complaintsOf(written())).toEqual([]);
    const content = readContent(written());
    expect(content.id).toMatch(/^workshop-[0-9a-f]{12}$/);
    const scene = new Scene({ players: [{ hand: ['inn'], supply: { birch: 1 } }] }, 2, {}, content).play('play inn');
    const told = scene.table.journal('spectator').map(({ tells }) => say(tells, polish));
    expect(told.join(' ')).toContain('Karta inn');
    const reader = await readerOf({ ...silverfrost, content }, 'de');
    expect(reader.wording['cards.inn']?.({})).toBe('Karte inn');
    expect(reader.wording['quests.sprouts']?.({})).toBe('Karte sprouts');
  });

  test('and the shipped set go through the same loader', () => {
    expect(problemsOf(silverfrost.content.file, true)).toEqual([]);
  });

  test.each(LOCALES)('the shipped set has a name for everything in %s', async locale => {
    const { wording } = await readerOf(silverfrost, locale);
    const { cards, bigCritters, lowlands, highlands, locations } = silverfrost.content.file;
    const keys = [
      ...cards.map(({ id }) => `cards.${id}`),
      ...bigCritters.map(({ id }) => `big-critters.${id}`),
      ...[...lowlands, ...highlands].map(({ id }) => `quests.${id}`),
      ...locations.map(({ id }) => `locations.${id}`),
    ];
    const names = keys.map(key => wording[key]?.({}) ?? '');
    for (const name of names) expect(name).toMatch(/^\p{Lu}[^"']*$/u);
  });

  test('is told by its name and everything in it', () => {
    const other = readContent(written(cardsWith('inn', { points: 2 }) as object));
    expect(other.id).not.toBe(readContent(written()).id);
  });

  test.each([
    ['nothing', null, ['content: an object with fields is needed, not null.']],
    ['a list', [], ['content: an object with fields is needed, not [].']],
    [
      'no lists',
      { name: 'x', cards: 7 },
      expect.arrayContaining([
        'content.cards: a list is needed, not 7.',
        'content: the field “bigCritters” is missing.',
        'content: the field “families” is missing.',
      ]),
    ],
    [
      'a field too many',
      written({ colour: 1 } as object),
      [expect.stringContaining('there is no field “colour” here')],
    ],
    ['a bad name', written({ name: 'My Box' }), [expect.stringContaining('content.name: "My Box" is no id')]],
  ])('that is %s', (_what, file, complaints) => {
    expect(complaintsOf(file)).toEqual(complaints);
  });

  test('every problem is named at once, malformed entries and wrong sums together', () => {
    const cards = workshopFile.cards.map(card => {
      if (card.id === 'farm') return { ...card, cost: { acorn: 1 } };
      if (card.id === 'mill') return { ...card, produces: [{ gian: { moss: 1 } }] };
      return card.id === 'student' ? { ...card, name: { en: 'Student', de: 'Lehrling' } } : card;
    });
    expect(complaintsOf(written({ cards, highlands: workshopFile.highlands.slice(1) }))).toEqual([
      expect.stringMatching(/^content\.cards\[1\] \(mill\)\.produces\[0\]: \{"gian".* is no word known here/),
      expect.stringMatching(/^content\.cards\[\d+\] \(student\)\.name: the field “pl” is missing\.$/),
      'content.highlands: there are 13, but there must be 14.',
      'content.cards (farm).cost.acorn: a Construction never costs acorns by name.',
    ]);
  });
});

describe('SF-12 counts and ids', () => {
  test('122 cards', () => {
    const copies = workshopFile.cards.find(({ id }) => id === 'farm')?.copies ?? 0;
    expect(withCard('farm', { copies: copies - 1 })).toEqual(['content.cards: there are 122, but there must be 123.']);
  });

  test.each(['bigCritters', 'lowlands', 'highlands', 'snowstorms'] as const)('one too few of %s', list => {
    const [count] = [workshopFile[list].length];
    expect(complaintsOf(written({ [list]: workshopFile[list].slice(1) }))).toEqual([
      `content.${list}: there are ${count - 1}, but there must be ${count}.`,
    ]);
  });

  test('fewer than 8 different cards', () => {
    const cards = workshopFile.cards.slice(0, 7);
    expect(complaintsOf(written({ cards, lowlands: workshopFile.lowlands }))).toContain(
      'content.cards: 7 different cards; there must be 8 to 127.',
    );
  });

  test('two cards of one id, and one id for a Lowland and a Highland Quest', () => {
    expect(withCard('mill', { id: 'farm' })).toEqual(['content.cards[1].id: farm appears twice.']);
    const [first, ...others] = workshopFile.highlands;
    expect(complaintsOf(written({ highlands: [{ ...first, id: 'sprouts' }, ...others] }))).toEqual([
      'content.highlands[0].id: sprouts appears twice.',
    ]);
  });

  test('an id that no move could name', () => {
    expect(withCard('farm', { id: 'Old Farm' })).toEqual([
      'content.cards[0] (Old Farm).id: "Old Farm" is no id; an id is made of small letters, digits and hyphens, at most 40 of them.',
    ]);
  });
});

describe('SF-12 cards', () => {
  test.each([
    [
      'no name',
      'farm',
      { name: undefined },
      'content.cards (farm).name: the name is missing; it is needed in en, de and pl.',
    ],
    [
      'an empty name',
      'farm',
      { name: { en: 'Farm', de: ' ', pl: 'Farma' } },
      'content.cards (farm).name.de: the name is missing; it is needed in en, de and pl.',
    ],
    [
      'acorns for a Construction',
      'farm',
      { cost: { acorn: 1 } },
      'content.cards (farm).cost.acorn: a Construction never costs acorns by name.',
    ],
    [
      'birch for a Critter',
      'host',
      { cost: { birch: 1 } },
      'content.cards (host).cost: a Critter costs nothing but acorns.',
    ],
    [
      'a chimney kind that does not exist',
      'farm',
      { chimney: 'pink' },
      'content.cards[0] (farm).chimney: "pink" is not one of: green, blue, tan, red, purple, unique, common.',
    ],
    [
      'a Construction without a chimney',
      'farm',
      { chimney: undefined },
      'content.cards (farm).chimney: every Construction says which Critters a chimney on it lets in.',
    ],
    ['a Critter with one', 'host', { chimney: 'red' }, 'content.cards (host).chimney: Critters take no chimney.'],
    [
      'an effect of another colour',
      'host',
      { produces: [] },
      'content.cards (host).produces: a red card has no such field; it has: whenVisited.',
    ],
    ['a family that is not there', 'host', { family: 'choir' }, 'content.cards (host).family: there is no “choir”.'],
    [
      'too many copies',
      'farm',
      { copies: 16 },
      'content.cards[0] (farm).copies: 16 is not a whole number from 1 to 15.',
    ],
    [
      'half a point',
      'farm',
      { points: 0.5 },
      'content.cards[0] (farm).points: 0.5 is not a whole number from -20 to 20.',
    ],
    [
      'an unknown type',
      'farm',
      { type: 'animal' },
      'content.cards[0] (farm).type: "animal" is not one of: critter, construction.',
    ],
    ['no mark how sure it is', 'farm', { known: undefined }, 'content.cards[0] (farm): the field “known” is missing.'],
    ['an unknown field', 'farm', { price: 2 }, /^content\.cards\[0\] \(farm\): there is no field “price” here/],
  ])('%s', (_what, id, change, complaint) => {
    expect(withCard(id, change)).toContainEqual(
      typeof complaint === 'string' ? complaint : expect.stringMatching(complaint),
    );
  });
});

test('a running game is untouched by a file that is refused', () => {
  const scene = new Scene({}, 2, {}, readContent(written()));
  const before = JSON.stringify(scene.view);
  expect(complaintsOf(written({ cards: [] }))).not.toEqual([]);
  expect(JSON.stringify(scene.view)).toBe(before);
});

test('SF-12 what was found sound once is taken as it is, unless it would never end', async () => {
  const { mountain } = workshopFile;
  const older = written({ mountain: { ...mountain, value: [7, 7, 7, 7] } });
  expect(complaintsOf(older)).not.toEqual([]);
  expect((await silverfrost.restoreContent(older)).mountain).toEqual([7, 7, 7, 7]);
  const whenever = { you: { use: 'big-critter' }, do: [{ useBigCritter: 1 }] };
  const endless = written(cardsWith('rider', { whenever }) as object);
  const refusal = await Promise.resolve()
    .then(() => silverfrost.restoreContent(endless))
    .catch(error => error);
  expect(refusal).toBeInstanceOf(Problems);
  expect(refusal).toMatchObject({
    phrase: { rule: 'SF-12', key: 'problems.circle' },
    all: [{ key: 'problems.circle' }],
  });
});

test('SF-12 all that is wrong is told as one, a line each, by the rule', () => {
  const file = written({ mountain: { value: [1], known: 'house' }, families: { choir: 'house' } });
  const problems = problemsOf(file, false);
  expect(problems.length).toBeGreaterThan(2);
  expect(problems.every(({ rule }) => rule === 'SF-12' || rule === '')).toBe(true);
  try {
    readContent(file);
  } catch (error) {
    expect(error).toMatchObject({ phrase: { rule: 'SF-12', key: 'problems.several' }, all: problems });
    expect(say((error as Problems).phrase, english).split('\n')).toEqual(problems.map(each => say(each, english)));
  }
  expect.assertions(4);
});
