import { type ContentFile, readContent } from './content.ts';

/** The shipped content. The printed track is lost, so its length and its bonuses are ours. */
const file: ContentFile = {
  name: 'house',
  lastSpace: { value: 30, known: 'house' },
  bonuses: [
    { space: 4, kind: 'fruit', worth: 1, known: 'house' },
    { space: 6, kind: 'mana', worth: 1, known: 'house' },
    { space: 8, kind: 'fight', worth: 2, known: 'house' },
    { space: 11, kind: 'mana', worth: 2, known: 'house' },
    { space: 13, kind: 'fruit', worth: 2, known: 'house' },
    { space: 16, kind: 'fight', worth: 1, known: 'house' },
    { space: 19, kind: 'mana', worth: 3, known: 'house' },
    { space: 22, kind: 'fruit', worth: 3, known: 'house' },
    { space: 25, kind: 'fight', worth: 3, known: 'house' },
  ],
  fruitTokens: { value: 15, known: 'certain' },
  roundLimit: { value: 100, known: 'house' },
};

export const houseContent = readContent(file);
