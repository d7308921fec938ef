import type { Phrase } from '@snowbound/engine';
import type { Action } from './actions.ts';
import { phrase } from './words.ts';

/** What choosing an option would do, in words for a button. */
export function wordsFor({ verb, cell: space, card: id }: Action): Phrase {
  const card = { name: `names.${id}` };
  switch (verb) {
    case 'build':
      return phrase('WK-4.1', 'moves.build', { space });
    case 'fort':
      return phrase('WK-3.3', 'moves.fort', { space });
    case 'as-fort':
      return phrase('WK-3.3', 'moves.as-fort');
    case 'take':
      return phrase('WK-4.2', 'moves.take', { space });
    case 'to':
      return phrase('WK-4.2', 'moves.to', { space });
    case 'remove':
      return phrase('WK-3.3', 'moves.remove', { space });
    case 'use':
      return phrase('WK-3.2', 'moves.use', { card });
    case 'use-second':
      return phrase('WK-3.2', 'moves.use-second', { card });
    case 'buy':
      return phrase('WK-3.4', 'moves.buy', { card });
    case 'upgrade':
      return phrase('WK-3.4', 'moves.upgrade', { card });
    case 'five':
      return phrase('WK-3.4', 'moves.five', { card });
    case 'skip':
      return phrase('WK-3.1', 'moves.skip');
    case 'decline':
      return phrase('WK-3.2', 'moves.decline');
    case 'done':
      return phrase('WK-3.2', 'moves.done');
    case 'end-turn':
      return phrase('WK-3.5', 'moves.end-turn');
  }
}
