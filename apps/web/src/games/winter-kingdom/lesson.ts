import build from '@snowbound/winter-kingdom/scenarios/lesson-1-build.json';
import fort from '@snowbound/winter-kingdom/scenarios/lesson-2-fort.json';
import buy from '@snowbound/winter-kingdom/scenarios/lesson-3-buy.json';
import ability from '@snowbound/winter-kingdom/scenarios/lesson-4-ability.json';
import move from '@snowbound/winter-kingdom/scenarios/lesson-5-move.json';
import { stepFrom } from '../../lessons/step.ts';

export const steps = [
  stepFrom(build, 'lesson.winter-kingdom-build', 'lesson.winter-kingdom-build-after'),
  stepFrom(fort, 'lesson.winter-kingdom-fort', 'lesson.winter-kingdom-fort-after'),
  stepFrom(buy, 'lesson.winter-kingdom-buy', 'lesson.winter-kingdom-buy-after'),
  stepFrom(ability, 'lesson.winter-kingdom-ability', 'lesson.winter-kingdom-ability-after'),
  stepFrom(move, 'lesson.winter-kingdom-move', 'lesson.winter-kingdom-move-after'),
];
