import { readFileSync } from 'node:fs';
import { LOCALES, Problem, say } from '@snowbound/engine';
import { snowTime } from '@snowbound/snow-time';
import { readerOf, readScenario, runScenario, Table } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { scene } from './rulebook/scene.ts';

describe('arranging Snow Time', () => {
  test('ST-6.2 the printed example as a scenario file', async () => {
    const file: unknown = JSON.parse(
      readFileSync(new URL('../scenarios/printed-example.json', import.meta.url), 'utf8'),
    );
    const outcome = await runScenario(snowTime, readScenario(file), await readerOf(snowTime, 'en'));
    expect(outcome).toMatchObject({
      ok: true,
      show: { score: [{ total: 3 + 7 }, { total: 0 }, { total: 0 }, { total: 4 + 3 }, { total: 0 }] },
    });
    const journal = outcome.ok ? outcome.show['journal:en'] : [];
    expect(journal).toEqual(
      expect.arrayContaining([
        'Orange on level 6 knocks Sky and Green off level 5: 2 fight points.',
        'Orange picks 3 fruit on level 6: 3 fruit points.',
        'Vermilion is lowest, on level 4: 1 mana point.',
        'Orange stands on space 8, a fight bonus: 2 spaces further.',
        'Vermilion stands on space 6, a mana bonus: 1 space further.',
      ]),
    );
  });

  test('what is left out is as at the start', () => {
    const { view } = scene();
    expect(view).toMatchObject({ round: 1, fruit: [0, 0, 0, 0, 0, 0, 0], supply: 15 });
    expect(view.colours.every(({ hand, space }) => hand.length === 10 && space === 0)).toBe(true);
  });

  const one = (colour: object) => ({ colours: [colour, {}, {}, {}] });
  const wrong = (key: string, at: string, card: string) =>
    `problems.${key} ${JSON.stringify({ at: `arrange.colours[0]${at && `.${at}`}`, card: { name: `names.${card}` } })}`;
  test.each([
    ['an unknown field', { fruits: {} }, 'arrange: there is no field “fruits”'],
    ['fruit on level 7', { fruit: { 7: 1 } }, 'arrange.fruit: there is no field “7”'],
    ['half a fruit', { fruit: { 6: 0.5 } }, 'arrange.fruit.6: 0.5'],
    [
      'more fruit than tokens',
      { fruit: { 6: 10, 5: 6 } },
      'problems.fruit {"at":"arrange.fruit","given":16,"tokens":15}',
    ],
    ['round 0', { round: 0 }, 'arrange.round: 0'],
    ['too few colours', { colours: [{}] }, 'arrange.colours: 4 entries are needed here, not 1.'],
    ['colours that are no list', { colours: {} }, 'arrange.colours: '],
    ['a hand that is no list', one({ hand: 3 }), 'arrange.colours[0].hand: '],
    ['something else than a card', one({ discard: [[3]] }), 'arrange.colours[0].discard[0]: '],
    ['a card without a name', one({ discard: [''] }), 'arrange.colours[0].discard[0]: "" is not one of'],
    ['a card nobody has', one({ discard: [8] }), 'arrange.colours[0].discard[0]: "8" is not one of'],
    ['a Healer in the discard', one({ discard: [1, 'healer'] }), wrong('wrong-place', 'discard[1]', 'healer')],
    ['a champion out of the game', one({ spent: [3] }), wrong('wrong-place', 'spent[0]', '3')],
    ['a card twice in one place', one({ discard: [3, 3] }), wrong('two-places', 'discard[1]', '3')],
    [
      'a card in two places',
      one({ hand: [1, 2, 3, 4, 5, 6, 7, 'healer', 'guardian', 'snowstorm'], discard: [3] }),
      wrong('two-places', '', '3'),
    ],
    ['a card nowhere', one({ hand: [1] }), wrong('nowhere', '', '2')],
    ['a figure already home', one({ space: 30 }), 'arrange.colours[0].space: 30'],
  ])('%s is refused naming the field', (_what, arrangement, sentence) => {
    const arranging = () => new Table(snowTime, { players: 4, seed: 'scene', arrangement });
    expect(arranging).toThrow(Problem);
    expect(arranging).toThrow(sentence);
  });

  test.each([
    ['ST-1.1', one({ hand: [1] })],
    ['ST-1.2', { fruit: { 6: 10, 5: 6 } }],
  ])('what is refused because of %s says so', (rule, arrangement) => {
    const arranging = () => new Table(snowTime, { players: 4, seed: 'scene', arrangement });
    expect(arranging).toThrow(expect.objectContaining({ phrase: expect.objectContaining({ rule }) }));
  });

  const english = readerOf(snowTime, 'en');
  const played = async (arrange: object, more: object = {}) =>
    runScenario(snowTime, readScenario({ game: 'snow-time', players: 4, arrange, ...more }), await english);

  test.each([
    ['ST-2.2', 'two cards discarded before round 2', 'colours[0]', { round: 2, ...one({ discard: [1, 2] }) }],
    [
      'ST-2.2',
      'Guardian, champion and another one before round 2',
      'colours[0]',
      { round: 2, ...one({ discard: [1, 2], spent: ['guardian'] }) },
    ],
    ['ST-2.1', 'five fruit in round 2', 'fruit', { round: 2, fruit: { 3: 1, 4: 4 } }],
    ['ST-1.1', 'a figure on its way in round 1', 'colours[0].space', { round: 1, ...one({ space: 2 }) }],
  ])('%s %s is refused in a scenario, unless it says so', async (rule, _what, at, arrange) => {
    await expect(played(arrange)).rejects.toMatchObject({
      phrase: { key: 'scenario.impossible', rule, values: { why: { values: { at: `arrange.${at}` } } } },
    });
    expect(await played(arrange, { impossible: true })).toMatchObject({ ok: true });
    for (const locale of LOCALES) {
      const problem = await played(arrange).catch(error => error);
      expect(say(problem.phrase, await readerOf(snowTime, locale))).toContain('"impossible": true');
    }
  });

  test('ST-2.3, ST-2.1 a Guardian and the card beside it, and four fruit, before round 2 are possible', async () => {
    expect(await played({ round: 2, fruit: { 3: 4 } })).toMatchObject({ ok: true });
    expect(await played({ round: 2, ...one({ discard: [1], spent: ['guardian'] }) })).toMatchObject({ ok: true });
  });

  const why = async (arrange: object): Promise<unknown> => {
    const problem = await played(arrange).catch(error => error);
    return problem instanceof Problem ? problem.phrase.values['why'] : null;
  };
  const tooMany = (seat: number, given: number, round: number) => ({
    rule: 'ST-2.2',
    key: 'impossible.cards',
    values: { at: `arrange.colours[${seat}]`, given, round },
  });

  test('ST-2.2, ST-2.3 one card a round, and one more beside a Guardian after the first: how many there are', async () => {
    expect(await why({ round: 1, ...one({ discard: [1] }) })).toEqual(tooMany(0, 1, 1));
    expect(await why({ round: 1, ...one({ spent: ['guardian'] }) })).toEqual(tooMany(0, 1, 1));
    expect(await why({ round: 3, colours: [{}, { discard: [1, 2, 4] }, {}, {}] })).toEqual(tooMany(1, 3, 3));
    expect(await why({ round: 3, colours: [{}, { discard: [1, 2, 3], spent: ['guardian'] }, {}, {}] })).toEqual(
      tooMany(1, 4, 3),
    );
    for (const possible of [
      { round: 1 },
      { round: 2, ...one({ discard: [1] }) },
      { round: 3, ...one({ discard: [1, 2] }) },
      { round: 3, ...one({ discard: [1, 2], spent: ['guardian'], space: 4 }) },
      // Where no round is said it is any.
      one({ discard: [1, 2, 3], space: 9 }),
    ])
      expect(await why(possible), JSON.stringify(possible)).toBeNull();
  });

  test('ST-1.1 in the first round every figure stands at the start', async () => {
    expect(await why({ round: 1, colours: [{}, {}, { space: 1 }, {}] })).toEqual({
      rule: 'ST-1.1',
      key: 'impossible.space',
      values: { at: 'arrange.colours[2].space' },
    });
    expect(await why({ round: 1, colours: [{ space: 0 }, {}, {}, {}] })).toBeNull();
    expect(await why({ round: 2, ...one({ space: 3 }) })).toBeNull();
  });
});
