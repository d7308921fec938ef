import { describe, expect, test } from 'vitest';
import { complaintsOf, withCard, written } from './complaints.ts';
import { workshopFile } from './workshop.ts';

const withWords = (words: readonly unknown[]) => withCard('student', { whenPlayed: words });

const ACTIVATE = { activate: 1, of: 'you' };

/** The workshop's file with these cards changed. */
const cardsWithAll = (changes: Readonly<Record<string, object>>): unknown =>
  written({ cards: workshopFile.cards.map(card => ({ ...card, ...changes[card.id] })) });

describe('SF-12 words', () => {
  test.each([
    ['an unknown word', [{ steal: 1 }], /whenPlayed\[0\]: \{"steal":1\} is no word known here/],
    ['no object', ['draw'], /whenPlayed\[0\]: "draw" is no word known here/],
    ['a field that the word has not', [{ draw: 1, from: 'deck' }], /whenPlayed\[0\]: there is no field “from” here/],
    ['a field missing', [{ inspect: 3 }], /whenPlayed\[0\]: the field “keep” is missing/],
    ['a number out of bounds', [{ draw: 0 }], /whenPlayed\[0\]\.draw: 0 is not a whole number from 1 to 15/],
    ['a good that is none', [{ gain: { gold: 1 } }], /whenPlayed\[0\]\.gain: there is no field “gold” here/],
    ['nothing to gain', [{ gain: {} }], /whenPlayed\[0\]\.gain: at least one entry is needed here/],
    ['a price of nothing', [{ pay: {}, do: [{ draw: 1 }] }], /whenPlayed\[0\]\.pay: at least one entry is needed/],
    [
      'a choice of one',
      [{ choose: [[{ draw: 1 }]] }],
      /whenPlayed\[0\]\.choose\.length: 1 is not a whole number from 2/,
    ],
    ['an unknown word within', [{ may: [{ fly: 1 }] }], /whenPlayed\[0\]\.may\[0\]: \{"fly":1\} is no word known here/],
    ['an unknown amount', [{ draw: 1, forEach: { have: 'gold' } }], /forEach\.have: "gold" is not one of: birch/],
    ['a card that is not there', [{ returnToHand: { card: 'palace' } }], /returnToHand\.card: there is no “palace”/],
    ['a family and a colour', [{ returnToHand: { family: 'watch', colour: 'red' } }], /stands alone/],
    [
      'counting nothing',
      [{ gain: { point: 1 }, forEach: 'counted' }],
      /\[0\]\.forEach: no word before this one counts/,
    ],
    ['keeping more than are seen', [{ inspect: 2, keep: 3 }], /\[0\]\.keep: only 2 can be kept/],
    [
      'the same for a price',
      [{ pay: { goods: { fire: 1 } }, do: [{ inspect: 2, keep: 3 }] }],
      /\[0\]\.do\[0\]\.keep: only 2 can be kept/,
    ],
    [
      'the same in a choice',
      [{ choose: [[{ draw: 1 }], [{ inspect: 2, keep: 3 }]] }],
      /\[0\]\.choose\[1\]\[0\]\.keep: only 2 can be kept/,
    ],
    ['keeping more Quests than are drawn', [{ drawQuests: 1, keep: 2 }], /\[0\]\.keep: only 1 can be kept/],
    ['points without a Beacon', [{ useBigCritter: 1, withPoints: true }], /withPoints: .* only at a Beacon/],
    ['the Journey without a worker', [{ useLocation: 'journey' }], /useLocation: "journey" is not one of: basic/],
  ])('%s', (_what, words, complaint) => {
    expect(withWords(words)).toEqual([expect.stringMatching(complaint)]);
  });

  test('words that stand a thousand deep', () => {
    let words: unknown = [{ draw: 1 }];
    for (let depth = 0; depth < 1000; depth++) words = [{ may: words }];
    expect(withWords(words as unknown[])).toEqual([expect.stringContaining('words inside words go too deep here.')]);
  });

  test('what is counted may be used inside the words that follow', () => {
    const gain = { gain: { point: 1 }, forEach: 'counted' };
    expect(withWords([{ discardUpTo: 2 }, { may: [gain] }, gain])).toEqual([]);
  });

  test('a Big Critter that calls the next for ever', () => {
    const whenever = { you: { use: 'big-critter' }, do: [{ useBigCritter: 1 }] };
    expect(withCard('rider', { whenever })).toEqual([
      'content.cards (rider).whenever.do: this would set itself off again and again without end: rider → rider.',
    ]);
    const beacon = { you: { use: 'big-critter' }, do: [{ may: [{ useLocation: 'beacon', free: true }] }] };
    expect(withCard('rider', { whenever: beacon })).toContainEqual(
      expect.stringMatching(/\(rider\)\.whenever\.do: .* without end: rider → beacon-1 → rider\.$/),
    );
  });

  test('cards that set each other off in a circle are named, all of them and no others', () => {
    const calls = { produces: [{ useBigCritter: 1 }] };
    const watches = { whenever: { you: { use: 'big-critter' }, do: [{ activate: 1, of: 'you' }] } };
    const file = cardsWithAll({ mill: calls, rider: watches });
    expect(complaintsOf(file)).toEqual([
      'content.cards (mill).produces: this would set itself off again and again without end: mill → rider → mill.',
      'content.cards (rider).whenever.do: this would set itself off again and again without end: rider → mill → rider.',
    ]);
    const locations = workshopFile.locations.map(each => (each.id === 'birch' ? { ...each, does: [ACTIVATE] } : each));
    const cards = cardsWithAll({ mill: { produces: [{ useLocation: 'basic' }] } }) as object;
    expect(complaintsOf({ ...cards, locations })).toEqual([
      expect.stringMatching(/\(mill\)\.produces: .* without end: mill → birch → mill\.$/),
      expect.stringMatching(/locations \(birch\)\.does: .* without end: birch → mill → birch\.$/),
    ]);
  });

  test('Big Critters that call each other are in use meanwhile, so a few of them end, and many are too much', () => {
    const calling = (times: number) =>
      workshopFile.bigCritters.map(each => ({ ...each, does: Array(times).fill({ useBigCritter: 1 }) }));
    expect(complaintsOf(written({ bigCritters: calling(2) }))).toEqual([]);
    const complaints = complaintsOf(written({ bigCritters: calling(12) }));
    expect(complaints).toContainEqual(
      expect.stringMatching(/bigCritters \(wolf\)\.does: .* more than 1,000 words, through: wolf\.$/),
    );
  });

  test('an occasion, an ability and a bonus that do not exist', () => {
    expect(withCard('clerk', { whenever: { you: { sleep: true }, do: [] } })).toEqual([
      expect.stringMatching(/\(clerk\)\.whenever\.you: \{"sleep":true\} is no word known here/),
    ]);
    expect(withCard('crane', { ability: { play: {} } })).toEqual([
      expect.stringMatching(/\(crane\)\.ability: \{"play":\{\}\} is no word known here/),
    ]);
    expect(withCard('hall', { bonus: [{ points: 1 }] })).toEqual([
      expect.stringMatching(/\(hall\)\.bonus\[0\]: \{"points":1\} is no word known here/),
    ]);
  });
});
