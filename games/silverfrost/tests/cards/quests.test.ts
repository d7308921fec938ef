import { HAD, type QuestFile, silverfrost } from '@snowbound/silverfrost';
import { describe, expect, test } from 'vitest';
import { type PlayerArrangement, type Scene, yourTurn } from '../rulebook/scene.ts';
import { INTENTS } from './intents.ts';
import { plainTurn } from './plain-deck.ts';
import { HIGHLANDS, LOWLANDS, type QuestCase } from './quest-cases.ts';
import { questTitle } from './text.ts';

const { lowlands, highlands, bigCritters } = silverfrost.content.file;
const quests = [...lowlands, ...highlands];
const move = ({ id }: QuestFile): string => `quest ${id}`;

/** In the Guild with this Quest alone, held or face up. */
function inTheGuild(quest: QuestFile, you: PlayerArrangement, left: PlayerArrangement = {}): Scene {
  const isLowland = lowlands.includes(quest);
  return plainTurn(
    { ...you, lowlands: isLowland ? [quest.id] : [] },
    { players: [{}, left], highlands: isLowland ? [] : [quest.id] },
  ).play('worker guild-1');
}

function completes(quest: QuestFile, { you, left, short }: QuestCase): void {
  const turn = inTheGuild(quest, you, left);
  const before = turn.score(0)['total'] ?? 0;
  turn.play(move(quest));
  expect(turn.you.completed).toContain(quest.id);
  expect(turn.score(0)['total']).toBe(before + quest.points);
  for (const change of short) {
    const changed = { left, ...change };
    const lacking = inTheGuild(quest, { ...you, ...('you' in change ? change.you : {}) }, changed.left);
    expect(lacking.offered).not.toContain(move(quest));
    expect(lacking.refusal(move(quest))).not.toBeNull();
  }
}

describe.each([
  ['Lowland', lowlands, LOWLANDS],
  ['Highland', highlands, HIGHLANDS],
] as const)('%s Quests', (_kind, list, cases) => {
  for (const quest of list) {
    test(questTitle(quest.id), () => {
      const found = cases[quest.id];
      expect(found?.short.length ?? 0).toBeGreaterThanOrEqual(quest.needs.length);
      if (found !== undefined) completes(quest, found);
    });
  }
});

test('SF-7.1 the example of the rulebooks: Sprouts with Snow on both sides', () => {
  const offered = (city: readonly string[]) =>
    yourTurn(
      { lowlands: ['sprouts'], city },
      {
        players: [{}, { city: ['birch-camp snow', 'birch-camp snow', 'birch-camp', 'chipdigger'] }],
        highlands: [],
      },
    ).play('worker guild-1').offered;
  expect(offered(['birch-camp', 'birch-camp', 'chipdigger'])).toContain('quest sprouts');
  expect(offered(['birch-camp', 'birch-camp snow', 'chipdigger'])).not.toContain('quest sprouts');
});

describe('the house set', () => {
  test('27 Big Critters, 28 Lowland and 14 Highland Quests, all different', () => {
    expect([bigCritters.length, lowlands.length, highlands.length]).toEqual([27, 28, 14]);
    const different = (list: readonly unknown[]) => new Set(list.map(each => JSON.stringify(each))).size;
    expect(different(bigCritters.map(({ does }) => does))).toBe(27);
    expect(different(quests.map(({ needs }) => needs))).toBe(42);
    expect(different([...bigCritters, ...quests].map(({ id }) => id))).toBe(69);
  });

  test('Lowland Quests are worth 2 to 5 points, Highland Quests 5 to 8, each number used', () => {
    const worth = (list: readonly QuestFile[]) => [...new Set(list.map(({ points }) => points))].sort();
    expect(worth(lowlands)).toEqual([2, 3, 4, 5]);
    expect(worth(highlands)).toEqual([5, 6, 7, 8]);
  });

  test('Quests ask for every kind of thing in every way', () => {
    const needs = JSON.stringify(quests.map(each => each.needs));
    for (const had of HAD) expect(needs).toContain(`{"have":"${had}"}`);
    for (const colour of ['green', 'blue', 'tan', 'red', 'purple']) expect(needs).toContain(`"colour":"${colour}"`);
    for (const field of ['type', 'rank', 'family', 'card', 'pairs']) expect(needs).toContain(`"${field}":`);
    for (const way of ['atLeast', 'moreThanLeft', 'asManyAsLeft']) expect(needs).toContain(`"${way}":`);
  });

  test('every Big Critter and Quest says what it is for', () => {
    for (const { id } of [...bigCritters, ...quests]) expect(INTENTS[id] ?? '', id).toMatch(/^\p{Lu}.{10,}\.$/u);
  });
});
