import type { AnyGame } from '@snowbound/engine';
import { type CardFile, type ContentFile, HAD, silverfrost, type Words } from '@snowbound/silverfrost';
import { findUnsafe } from '@snowbound/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../src/content/reading.ts';
import { Scene } from '../rulebook/scene.ts';
import { complaintsOf } from './complaints.ts';
import { workshopFile } from './workshop.ts';

/** Anybody's content files, as wild as the reader lets them be, are played at random. */

const MOST = 15;
const amount = fc.integer({ min: 1, max: MOST });
const cards = fc.constantFrom({}, { colour: 'green' }, { type: 'critter' }, { rank: 'common' }, { card: 'farm' });
const goods = fc
  .record(
    { birch: amount, acorn: amount, fire: amount, point: amount, any: fc.integer({ min: 1, max: 3 }) },
    { requiredKeys: [] },
  )
  .filter(given => Object.keys(given).length > 0);
const counted = fc.oneof(
  fc.record({ have: fc.constantFrom(...HAD), every: amount, most: amount }, { requiredKeys: ['have'] }),
  fc.record({ cards, every: amount, most: amount }, { requiredKeys: ['cards'] }),
);
const needs = fc.record({ atLeast: fc.integer({ min: 1, max: 6 }), of: fc.record({ have: fc.constantFrom(...HAD) }) });
const to = fc.constantFrom('left', 'chosen');

const { words } = fc.letrec(tie => ({
  words: fc.array(tie('word'), { minLength: 1, maxLength: 4, depthIdentifier: 'words' }),
  word: fc.oneof(
    { depthSize: 'small', depthIdentifier: 'words' },
    fc.record({ gain: goods, forEach: counted }, { requiredKeys: ['gain'] }),
    fc.record({ draw: amount, forEach: counted }, { requiredKeys: ['draw'] }),
    fc.record({ drawUpTo: amount }),
    fc.record({ drawFromValley: amount }),
    fc.record({ inspect: fc.constant(MOST), keep: amount }),
    fc.record({ discardUpTo: amount }),
    fc.record({ give: fc.record({ fire: amount }), to }),
    fc.record({ giveCards: amount, to }),
    fc.record({ letDraw: amount, who: fc.constantFrom('left', 'chosen', 'each') }),
    fc.record({ let: fc.record({ gain: goods }), who: fc.constantFrom('left', 'chosen', 'each') }),
    fc.record({ clearSnow: fc.constantFrom('city', 'board'), byDiscarding: fc.constant(0) }),
    fc.constant({ useBigCritter: 1 }),
    fc.record({ returnToHand: cards }),
    fc.record({ activate: fc.constant(1), of: fc.constantFrom('you', 'left', 'opponents') }),
    fc.record({
      useLocation: fc.constantFrom('basic', 'springs', 'forge', 'beacon', 'guild'),
      free: fc.constant(true),
    }),
    fc.record({ playCard: cards, from: fc.constantFrom('hand', 'valley', 'either'), less: fc.constant('all') }),
    fc.constant({ completeQuest: 1 }),
    fc.record({ drawQuests: fc.constant(MOST), keep: amount }),
    fc.record({ may: tie('words') }),
    fc.record({ if: needs, do: tie('words') }),
    fc.record({ choose: fc.array(tie('words'), { minLength: 2, maxLength: 3 }) }),
    fc.record({ pay: fc.record({ fromCity: cards }), do: tie('words') }),
    fc.record({ mayPay: fc.record({ cards: amount }), do: tie('words') }),
  ),
}));

const occasion = fc.oneof(
  fc.record({ play: cards }),
  fc.record({ visit: fc.constantFrom('basic', 'forge', 'red') }),
  fc.constantFrom({ clear: 'snow' }, { complete: 'quest' }, { use: 'big-critter' }, { discard: 'from-city' }),
);

const effects: Readonly<Record<CardFile['colour'], fc.Arbitrary<object>>> = {
  green: fc.record({ produces: words }),
  tan: fc.record({ whenPlayed: words }),
  red: fc.record({ whenVisited: words }),
  blue: fc.record({ whenever: fc.record({ you: occasion, do: words }) }),
  purple: fc.record({ bonus: fc.array(fc.record({ points: amount, forEach: counted }), { maxLength: 10 }) }),
};

const anyCard = (card: CardFile): fc.Arbitrary<object> =>
  fc
    .tuple(effects[card.colour], fc.integer({ min: -20, max: 20 }))
    .map(([effect, points]) => ({ ...card, ability: undefined, ...effect, points }));

const anyFile = fc.record({
  cards: fc.tuple(...workshopFile.cards.map(anyCard)),
  bigCritters: fc.tuple(...workshopFile.bigCritters.map(each => words.map(does => ({ ...each, does })))),
});

/** The file with everything that is complained about as it was: what is left is sound. */
function mended(random: { readonly cards: readonly object[]; readonly bigCritters: readonly object[] }): ContentFile {
  let file: ContentFile = JSON.parse(JSON.stringify({ ...workshopFile, ...random }));
  for (;;) {
    const complained = complaintsOf(file).flatMap(complaint => /\(([a-z0-9-]+)\)/.exec(complaint)?.[1] ?? []);
    if (complained.length === 0) return file;
    const asItWas = <Each extends { readonly id: string }>(list: readonly Each[], was: readonly Each[]) =>
      list.map((each, at) => (complained.includes(each.id) ? (was[at] as Each) : each));
    file = {
      ...file,
      cards: asItWas(file.cards, workshopFile.cards),
      bigCritters: asItWas(file.bigCritters, workshopFile.bigCritters),
    };
  }
}

const withContent = (file: unknown): AnyGame => ({ ...silverfrost, content: readContent(file) }) as AnyGame;

describe('SF-12 whatever a sound file says', () => {
  test('every number stays one, and every effect ends', () => {
    let changed = 0;
    fc.assert(
      fc.property(anyFile, fc.integer({ min: 2, max: 4 }), fc.nat(), (random, players, seed) => {
        const file = mended(random);
        changed += file.cards.filter((card, at) => card !== workshopFile.cards[at]).length;
        const trial = { players, seed: `random-${seed}`, mostMoves: 300, mostEntries: 3000 };
        expect(findUnsafe(withContent(file), trial)).toBeNull();
      }),
      { numRuns: 30, seed: 17 },
    );
    expect(changed).toBeGreaterThan(500);
  });

  test('cards that come back to the hand and are played again end with the turn', () => {
    const whenPlayed: Words = [
      { returnToHand: { card: 'pebble' } },
      { playCard: { card: 'pebble' }, from: 'hand', less: 'all' },
      { playCard: { card: 'pebble' }, from: 'hand', less: 'all' },
    ];
    const cards = workshopFile.cards.map(card => (card.id === 'pebble' ? { ...card, whenPlayed } : card));
    const { content } = withContent({ ...workshopFile, cards }) as typeof silverfrost;
    const scene = new Scene({ players: [{ hand: ['pebble'] }] }, 2, {}, content).play('play pebble');
    let played = 0;
    while (scene.table.waiting[0] === 0 && played < 1000) {
      const moves = scene.table.questions.flatMap(({ options }) => options.map(({ move }) => move));
      const again = moves.find(move => move === 'play pebble') ?? moves[0];
      if (again === 'play pebble') played++;
      expect(scene.table.play(0, again ?? '')).toBeNull();
    }
    expect(played).toBe(30);
  });

  test('what doubles at every step stops where counting ends', () => {
    const doubling = (good: 'birch' | 'point'): Words => [
      { gain: { [good]: 15 } },
      ...Array.from({ length: 11 }, () => ({ gain: { [good]: 15 }, forEach: { have: good } })),
    ];
    const cards = workshopFile.cards.map((card, at) =>
      card.colour === 'green' ? { ...card, cost: {}, produces: doubling(at % 2 === 0 ? 'birch' : 'point') } : card,
    );
    const game = withContent({ ...workshopFile, cards });
    for (let seed = 0; seed < 5; seed++) {
      expect(findUnsafe(game, { players: 2, seed: `doubling-${seed}`, mostMoves: 5000, mostEntries: 3000 })).toBeNull();
    }
  });
});
