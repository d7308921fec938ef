import { describe, expect, test } from 'vitest';
import { type PlayerArrangement, yourTurn } from '../rulebook/scene.ts';
import { questTitle } from './text.ts';

/** Whether `you` can complete the Lowland Quest in the Guild, with this neighbour on the left. */
const completes = (quest: string, you: PlayerArrangement, left: PlayerArrangement = {}): boolean =>
  yourTurn({ lowlands: [quest], ...you }, { players: [{}, left], highlands: [] })
    .play('worker guild-1')
    .offered.includes(`quest ${quest}`);

describe('Lowland Quests', () => {
  test(questTitle('sprouts'), () => {
    const left = { city: ['birch-camp snow', 'birch-camp snow', 'birch-camp', 'chipdigger'] };
    expect(completes('sprouts', { city: ['birch-camp', 'birch-camp', 'chipdigger'] }, left)).toBe(true);
    expect(completes('sprouts', { city: ['birch-camp', 'birch-camp snow', 'chipdigger'] }, left)).toBe(false);
  });
});
