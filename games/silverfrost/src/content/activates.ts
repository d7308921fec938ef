import type { Words } from '../cards/words/word.ts';

/** Whether words activate cards, at any depth: such cards must not activate each other without end. */
export const activates = (words: Words): boolean => JSON.stringify(words).includes('"activate"');
