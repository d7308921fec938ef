import { expect, test } from 'vitest';
import { grouped, hasDetails } from './src/frame/score-groups.ts';

const snow = { source: 'score.snow', points: 9 };
const card = { source: 'cards.birch-camp', points: 2 };

test('cards and Quests are summed, everything else stays by itself', () => {
  const quest = { source: 'quests.sprouts', points: 3 };
  expect(grouped([card, { source: 'cards.forge', points: 1 }, quest, snow])).toEqual([
    { source: 'score.cards', points: 3 },
    { source: 'score.quests', points: 3 },
    snow,
  ]);
});

test('a single card is told line by line, plain sums are not', () => {
  expect(hasDetails([[card, snow], [snow]])).toBe(true);
  expect(hasDetails([[snow], []])).toBe(false);
});
