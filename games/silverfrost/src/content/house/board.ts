import type { LocationFile, SnowstormFile } from '../../cards/card.ts';
import type { Words } from '../../cards/words/word.ts';

const FORGE: Words = [{ discardUpTo: 3 }, { gain: { any: 1 }, forEach: 'counted' }];
const BEACON: Words = [{ useBigCritter: 1, withPoints: true }];
const GUILD: Words = [{ completeQuest: 1 }, { drawQuests: 2, keep: 1 }];

/** SF-3: the Locations of the board. */
export const locations: readonly LocationFile[] = [
  { id: 'copper', place: 'basic', known: 'certain', does: [{ gain: { copper: 1 } }, { draw: 1 }] },
  { id: 'acorn', place: 'basic', known: 'certain', does: [{ gain: { acorn: 2 } }, { draw: 1 }] },
  { id: 'birch', place: 'basic', known: 'house', does: [{ gain: { birch: 3 } }] },
  { id: 'moss', place: 'basic', known: 'house', does: [{ gain: { moss: 2 } }, { draw: 1 }] },
  {
    id: 'hot-springs',
    place: 'springs',
    shared: true,
    known: 'certain',
    does: [{ gain: { fire: 2 } }, { draw: 2 }],
  },
  { id: 'forge', place: 'forge', known: 'certain', does: FORGE },
  { id: 'forge-shared', place: 'forge', shared: true, fire: 1, known: 'certain', does: FORGE },
  { id: 'beacon-1', place: 'beacon', fire: 1, known: 'certain', does: BEACON },
  { id: 'beacon-2', place: 'beacon', fire: 1, known: 'certain', does: BEACON },
  { id: 'beacon-3', place: 'beacon', fire: 1, from: 3, known: 'certain', does: BEACON },
  { id: 'beacon-4', place: 'beacon', fire: 1, from: 4, known: 'certain', does: BEACON },
  { id: 'guild-1', place: 'guild', known: 'house', does: GUILD },
  { id: 'guild-2', place: 'guild', known: 'house', does: GUILD },
  { id: 'guild-3', place: 'guild', from: 3, known: 'house', does: GUILD },
  { id: 'guild-4', place: 'guild', from: 4, known: 'house', does: GUILD },
  { id: 'guild-shared', place: 'guild', shared: true, fire: 1, known: 'certain', does: GUILD },
  { id: 'journey-8', place: 'journey', fire: 1, discards: 5, points: 8, known: 'house', does: [] },
  { id: 'journey-6', place: 'journey', fire: 1, discards: 4, points: 6, known: 'house', does: [] },
  { id: 'journey-4', place: 'journey', fire: 1, discards: 3, points: 4, known: 'house', does: [] },
  { id: 'journey-2', place: 'journey', shared: true, discards: 2, points: 2, known: 'house', does: [] },
];

const anywhere = (known: SnowstormFile['known'], ...targets: readonly string[]): SnowstormFile[] =>
  targets.map(target => ({ target, known }));

/** SF-1.6: the 24 Snowstorm cards. */
export const snowstorms: readonly SnowstormFile[] = [
  ...anywhere('certain', 'valley-1', 'journey-8'),
  ...anywhere('house', 'valley-2', 'valley-3', 'valley-4', 'valley-5', 'valley-6', 'valley-7', 'valley-8'),
  ...anywhere('house', 'copper', 'acorn', 'birch', 'moss', 'forge', 'journey-6', 'journey-4'),
  ...anywhere('house', 'beacon-1', 'beacon-2', 'guild-1', 'guild-2'),
  { target: 'beacon-3', from: 3, known: 'house' },
  { target: 'guild-3', from: 3, known: 'house' },
  { target: 'beacon-4', from: 4, known: 'house' },
  { target: 'guild-4', from: 4, known: 'house' },
];

/** SF-1.3: points above the spaces of the mountain, left to right. */
export const mountain = { value: [0, 1, 2, 3], known: 'house' } as const;
