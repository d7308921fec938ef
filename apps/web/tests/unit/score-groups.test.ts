import { expect, test } from 'vitest';
import { grouped } from '../../src/table-page/score-groups.ts';

test('cards and Quests are summed, everything else stays by itself', () => {
  const snow = { source: 'score.snow', points: 9 };
  const card = { source: 'cards.birch-camp', points: 2 };
  const quest = { source: 'quests.sprouts', points: 3 };
  expect(grouped([card, { source: 'cards.forge', points: 1 }, quest, snow])).toEqual([
    { source: 'score.cards', points: 3 },
    { source: 'score.quests', points: 3 },
    snow,
  ]);
});
