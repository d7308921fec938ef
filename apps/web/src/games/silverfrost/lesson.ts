import worker from '@snowbound/silverfrost/scenarios/lesson-1-worker.json';
import construction from '@snowbound/silverfrost/scenarios/lesson-2-construction.json';
import chimney from '@snowbound/silverfrost/scenarios/lesson-3-chimney.json';
import ranger from '@snowbound/silverfrost/scenarios/lesson-4-ranger.json';
import snow from '@snowbound/silverfrost/scenarios/lesson-5-snow.json';
import beacon from '@snowbound/silverfrost/scenarios/lesson-6-beacon.json';
import guild from '@snowbound/silverfrost/scenarios/lesson-7-guild.json';
import season from '@snowbound/silverfrost/scenarios/lesson-8-season.json';
import spring from '@snowbound/silverfrost/scenarios/lesson-9-spring.json';
import { stepFrom } from '../../lessons/step.ts';

export const steps = [
  stepFrom(worker, 'lesson.silverfrost-worker', 'lesson.silverfrost-worker-after'),
  stepFrom(construction, 'lesson.silverfrost-construction', 'lesson.silverfrost-construction-after'),
  stepFrom(chimney, 'lesson.silverfrost-chimney', 'lesson.silverfrost-chimney-after'),
  stepFrom(ranger, 'lesson.silverfrost-ranger', 'lesson.silverfrost-ranger-after'),
  stepFrom(snow, 'lesson.silverfrost-snow', 'lesson.silverfrost-snow-after'),
  stepFrom(beacon, 'lesson.silverfrost-beacon', 'lesson.silverfrost-beacon-after'),
  stepFrom(guild, 'lesson.silverfrost-guild', 'lesson.silverfrost-guild-after'),
  stepFrom(season, 'lesson.silverfrost-season', 'lesson.silverfrost-season-after'),
  stepFrom(spring, 'lesson.silverfrost-spring', 'lesson.silverfrost-spring-after'),
];
