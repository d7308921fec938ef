import fruit from '@snowbound/snow-time/scenarios/lesson-1-fruit.json';
import knockOff from '@snowbound/snow-time/scenarios/lesson-2-knock-off.json';
import mana from '@snowbound/snow-time/scenarios/lesson-3-mana.json';
import healer from '@snowbound/snow-time/scenarios/lesson-4-healer.json';
import { stepFrom } from '../../lessons/step.ts';

export const steps = [
  stepFrom(fruit, 'lesson.snow-time-fruit', 'lesson.snow-time-fruit-after'),
  stepFrom(knockOff, 'lesson.snow-time-knock-off', 'lesson.snow-time-knock-off-after'),
  stepFrom(mana, 'lesson.snow-time-mana', 'lesson.snow-time-mana-after'),
  stepFrom(healer, 'lesson.snow-time-healer', 'lesson.snow-time-healer-after'),
];
