import { readContent } from './content.ts';
import type { ContentFile } from './content-file.ts';
import { houseAbilities } from './house-abilities.ts';
import { houseSides } from './house-sides.ts';

/** The shipped content. What the box does not tell us is ours, and says so. */
const file: ContentFile = {
  name: 'house',
  sides: houseSides,
  abilities: houseAbilities,
  scoring: [
    { id: 'bureaucrats', points: { value: 4, known: 'inferred' } },
    { id: 'knights', points: { value: 2, known: 'certain' } },
    { id: 'climbers', points: { value: 1, known: 'house' } },
    { id: 'loners', points: { value: 1, known: 'house' } },
    { id: 'retainers', points: { value: 1, known: 'inferred' } },
    { id: 'crowd', points: { value: 1, known: 'inferred' } },
    { id: 'travellers', points: { value: 2, known: 'house' } },
    { id: 'hikers', points: { value: 1, known: 'inferred' } },
    { id: 'miners', points: { value: 3, known: 'certain' } },
    { id: 'scouts', points: { value: 1, known: 'house' } },
    { id: 'nature-lovers', points: { value: 1, known: 'house' } },
    { id: 'celebrities', points: { value: 1, known: 'house' } },
    { id: 'farmers', points: { value: 1, known: 'house' } },
    { id: 'cavers', points: { value: 2, known: 'house' } },
    { id: 'pioneers', points: { value: 1, known: 'house' } },
    { id: 'royalty', points: { value: 4, known: 'house' } },
    { id: 'ice-fishers', points: { value: 1, known: 'inferred' } },
    { id: 'merchants', points: { value: 1, known: 'house' } },
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
