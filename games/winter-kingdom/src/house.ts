import type { Known } from '@snowbound/engine';
import { readContent } from './content.ts';
import type { ContentFile, ScoringFile } from './content-file.ts';
import { houseAbilities } from './house-abilities.ts';
import { houseSides } from './house-sides.ts';

/** WK-6: points, for how many of what the card counts, and how sure we are of both. */
const scoring = (id: string, points: number, each: number, known: Known): ScoringFile => ({
  id,
  points: { value: points, known },
  each: { value: each, known },
});

/** The shipped content. What the box does not tell us is ours, and says so. */
const file: ContentFile = {
  name: 'house',
  sides: houseSides,
  abilities: houseAbilities,
  scoring: [
    scoring('bureaucrats', 4, 1, 'inferred'),
    scoring('knights', 2, 1, 'certain'),
    scoring('climbers', 1, 1, 'house'),
    scoring('loners', 1, 1, 'house'),
    scoring('retainers', 1, 1, 'inferred'),
    scoring('crowd', 1, 2, 'inferred'),
    scoring('travellers', 2, 1, 'house'),
    scoring('hikers', 1, 1, 'inferred'),
    scoring('miners', 3, 1, 'certain'),
    scoring('scouts', 1, 1, 'house'),
    scoring('nature-lovers', 1, 1, 'house'),
    scoring('celebrities', 1, 1, 'house'),
    scoring('farmers', 1, 1, 'house'),
    scoring('cavers', 2, 1, 'house'),
    scoring('pioneers', 1, 1, 'house'),
    scoring('royalty', 3, 1, 'house'),
    scoring('ice-fishers', 1, 1, 'inferred'),
    scoring('merchants', 1, 1, 'house'),
  ],
  economy: [
    { id: 'agriculture', known: 'certain' },
    { id: 'weapons', known: 'certain' },
    { id: 'furs', known: 'house' },
    { id: 'export', known: 'certain' },
    { id: 'animals', known: 'inferred' },
    { id: 'hunting', known: 'inferred' },
    { id: 'marble', known: 'house' },
    { id: 'discard', known: 'house' },
  ],
  twists: [
    { id: 'wolves', known: 'house' },
    { id: 'clan', known: 'house' },
    { id: 'dead-end', known: 'house' },
    { id: 'long-tunnels', known: 'certain' },
    { id: 'mobility', known: 'house' },
    { id: 'archipelago', known: 'house' },
    { id: 'innovation', known: 'house' },
    { id: 'roads', known: 'house' },
  ],
};

export const houseContent = readContent(file);
