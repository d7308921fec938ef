import { Problem, say } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import { readerOf, Table } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { workshop } from '../cards/workshop.ts';

const english = await readerOf(silverfrost, 'en');

/** What is said of a position that cannot be arranged, and its rule. */
function complaint(arrangement: unknown, players = 2): string {
  try {
    new Table(silverfrost, { players, seed: 'arrange', content: workshop, arrangement });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return `${error.phrase.rule} ${say(error.phrase, english)}`.trim();
  }
  return 'nothing';
}

describe('what cannot be arranged says where and how', () => {
  const nine = ['farm', 'mill', 'inn', 'host', 'hall', 'crown', 'noble', 'duke', 'kiln'];
  const twice = (at: string, what: string) => `arrange.${at}: ${what} appears twice.`;
  const length = (at: string, needed: number, given: number) =>
    `arrange.${at}: ${needed} entries are needed here, not ${given}.`;

  test.each<readonly [string, unknown, string, number?]>([
    ['three players of two', { players: [{}, {}, {}] }, length('players', 2, 3)],
    ['nine in the Valley', { valley: nine }, length('valley', 8, 9)],
    ['a fifth space of the mountain', { mountain: [null, null, null, null, 'owl'] }, length('mountain', 4, 5)],
    ['two kinds of stack', { valley: [null, 'farm x2 x3'] }, twice('valley[1]', 'x')],
    ['a name twice', { valley: ['farm', null, 'farm'] }, twice('valley[2]', 'farm')],
    ['a Big Critter twice in the deck', { bigDeck: ['owl', 'bear', 'owl'] }, twice('bigDeck[2]', 'owl')],
    ['a Highland Quest twice', { highlands: ['high-1', 'high-1'] }, twice('highlands[1]', 'high-1')],
    ['a Lowland Quest twice', { lowlandDeck: ['low-2', 'low-2'] }, twice('lowlandDeck[1]', 'low-2')],
    ['a Snowstorm twice', { snowstorms: ['copper', 'copper'] }, twice('snowstorms[1]', 'copper')],
    ['Snow twice', { snow: ['copper', 'birch', 'copper'] }, twice('snow[2]', 'copper')],
    ['a Quest held twice', { players: [{ lowlands: ['low-2', 'low-2'] }] }, twice('players[0].lowlands[1]', 'low-2')],
    [
      'one done twice',
      { players: [{}, { completed: ['high-1', 'high-1'] }] },
      twice('players[1].completed[1]', 'high-1'),
    ],
    [
      'the last of its copies',
      { discard: ['miser'], deck: ['miser'] },
      'SF-1.2 arrange.deck[0]: no copy of The miser is left.',
    ],
    [
      'more in a stack than there are',
      { valley: ['miser x2'] },
      'SF-1.2 arrange.valley[0]: no copy of The miser is left.',
    ],
    ['Paws beside two', { paws: {} }, 'SF-10 arrange.paws: Paws plays only against one player.'],
    [
      'a turn of somebody who has passed',
      { turn: 1, players: [{}, { season: 'spring', passed: true }] },
      'SF-9.1 arrange.turn: this player has passed.',
    ],
    [
      'three workers in summer',
      { locations: { birch: ['1'], moss: ['1'], copper: ['1'] } },
      'SF-1.11 arrange.players[1]: 3 workers are placed, but there are only 1.',
    ],
    ['a Map twice', { paws: { maps: ['map-1', 'map-1'] } }, twice('paws.maps[1]', 'map-1'), 1],
    ['no Map at all', { paws: { maps: [] } }, 'arrange.paws.maps: 1 entry is needed here, not 0.', 1],
    ['a Map twice in its deck', { paws: { mapDeck: ['map-1', 'map-1'] } }, twice('paws.mapDeck[1]', 'map-1'), 1],
    ['the same of Schemes', { paws: { schemes: ['scheme-1', 'scheme-1'] } }, twice('paws.schemes[1]', 'scheme-1'), 1],
    ['a Scheme twice on top', { paws: { next: ['scheme-1', 'scheme-1'] } }, twice('paws.next[1]', 'scheme-1'), 1],
    ['a place taxed twice', { paws: { taxed: ['forge', 'forge'] } }, twice('paws.taxed[1]', 'forge'), 1],
    [
      'a Quest of yours in his pile',
      { players: [{ lowlands: ['low-2'] }], paws: { quests: ['low-2'] } },
      twice('paws.quests[0]', 'low-2'),
      1,
    ],
    [
      'one he has done',
      { players: [{}, { completed: ['high-2'] }], paws: { quests: ['low-2', 'high-2'] } },
      twice('paws.quests[1]', 'high-2'),
      1,
    ],
    [
      'one in his pile twice',
      { highlands: [], paws: { quests: ['high-2', 'high-2'] } },
      twice('paws.quests[1]', 'high-2'),
      1,
    ],
    ['a Lowland of his twice', { paws: { quests: ['low-2', 'low-2'] } }, twice('paws.quests[1]', 'low-2'), 1],
  ])('%s', (_what, arrangement, sentence, players) => {
    expect(complaint(arrangement, Number(players ?? 2))).toBe(sentence);
  });

  test.each<readonly [string, unknown, string, number?]>([
    ['a position that is none', 7, 'arrange: an object'],
    ['a turn of nobody', { turn: 2 }, 'arrange.turn: 2 is not a whole number from 0 to 1.'],
    ['a fury that is none', { fury: 1 }, 'arrange.fury: 1 is not one of: true, false.'],
    ['players that are no list', { players: {} }, 'arrange.players: a list'],
    ['a player that is none', { players: [{}, 3] }, 'arrange.players[1]: an object'],
    ['passing that is none', { players: [{ passed: 1 }] }, 'arrange.players[0].passed: 1 is not one of'],
    ['two Rangers', { players: [{ ranger: 2 }] }, 'arrange.players[0].ranger: 2 is not a whole number from 0 to 1.'],
    ['six workers', { players: [{ workers: 6 }] }, 'arrange.players[0].workers: 6 is not a whole number from 0 to 5.'],
    ['a hundred of a good', { players: [{ supply: { moss: 100 } }] }, 'arrange.players[0].supply.moss: 100 is not'],
    ['Quests that are no list', { players: [{ lowlands: 1 }] }, 'arrange.players[0].lowlands: a list'],
    ['a Highland Quest in hand', { players: [{ lowlands: ['high-1'] }] }, 'arrange.players[0].lowlands[0]: "high-1"'],
    ['Quests done that are no list', { players: [{ completed: 1 }] }, 'arrange.players[0].completed: a list'],
    [
      'an unknown card in the city',
      { players: [{ city: ['farm', 'dragon'] }] },
      'arrange.players[0].city[1]: "dragon"',
    ],
    ['somebody on no seat', { players: [{ city: ['host visitor-2'] }] }, 'arrange.players[0].city[0]: "visitor-2"'],
    ['a Valley that is no list', { valley: 'farm' }, 'arrange.valley: a list'],
    ['a token without Paws', { valley: ['farm paws'] }, 'arrange.valley[0]: "paws" is not one of: snow, x2,'],
    ['Locations that are none', { locations: { lake: [] } }, 'arrange.locations: there is no field “lake”'],
    ['a crowd that is no list', { locations: { birch: '0' } }, 'arrange.locations.birch: a list'],
    ['nobody’s worker', { locations: { birch: ['0', '2'] } }, 'arrange.locations.birch[1]: "2" is not one of: 0, 1.'],
    [
      'an unknown worker',
      { locations: { birch: ['0 elk'] } },
      'arrange.locations.birch[0]: "elk" is not one of: ranger.',
    ],
    ['a mountain that is no list', { mountain: 1 }, 'arrange.mountain: a list'],
    ['an unknown Big Critter', { mountain: [null, 'dragon'] }, 'arrange.mountain[1]: "dragon"'],
    ['one in the deck', { bigDeck: ['dragon'] }, 'arrange.bigDeck[0]: "dragon"'],
    ['an unknown Highland', { highlands: ['low-1'] }, 'arrange.highlands[0]: "low-1"'],
    ['an unknown Lowland', { lowlandDeck: ['high-1'] }, 'arrange.lowlandDeck[0]: "high-1"'],
    ['a deck that is no list', { deck: 1 }, 'arrange.deck: a list'],
    ['a top that is no list', { deckTop: 1 }, 'arrange.deckTop: a list'],
    ['an unknown card on top', { deckTop: ['farm', 'dragon'] }, 'arrange.deckTop[1]: "dragon"'],
    ['a discard that is no list', { discard: 1 }, 'arrange.discard: a list'],
    ['an unknown card in it', { discard: ['dragon'] }, 'arrange.discard[0]: "dragon"'],
    ['an unknown Snowstorm', { snowstorms: ['lake'] }, 'arrange.snowstorms[0]: "lake"'],
    ['Snow that is no list', { snow: 'copper' }, 'arrange.snow: a list'],
    ['Maps that are no list', { paws: { maps: 1 } }, 'arrange.paws.maps: a list', 1],
    ['an unknown Map in the deck', { paws: { mapDeck: ['map-9'] } }, 'arrange.paws.mapDeck[0]: "map-9"', 1],
    ['an unknown Scheme in it', { paws: { schemes: ['x'] } }, 'arrange.paws.schemes[0]: "x"', 1],
    ['an unknown place taxed', { paws: { taxed: ['lake'] } }, 'arrange.paws.taxed[0]: "lake"', 1],
    ['Quests of his that are no list', { paws: { quests: 1 } }, 'arrange.paws.quests: a list', 1],
    ['an unknown Quest of his', { paws: { quests: ['low-1', 'x'] } }, 'arrange.paws.quests[1]: "x"', 1],
    ['Paws that are none', { paws: 3 }, 'arrange.paws: an object', 1],
  ])('%s', (_what, arrangement, beginning, players) => {
    expect(complaint(arrangement, Number(players ?? 2))).toContain(beginning);
  });
});
