import type { Phrase } from '@snowbound/engine';
import type { Action } from './actions.ts';
import { copyOfWhich } from './city.ts';
import type { Pauses } from './wishes.ts';
import { phrase } from './words.ts';

/** What choosing an option would do, in words for a button. */
export function wordsFor(action: Action): Phrase {
  const { verb, id, name, which, whose } = action;
  const copy = which < 0 ? 1 : copyOfWhich(which);
  switch (verb) {
    case 'play':
      return phrase('SF-4.1', 'moves.play', { card: name });
    case 'play-from-valley':
      return phrase('SF-4.1', 'moves.play-from-valley', { card: name });
    case 'worker':
      return phrase('SF-3.13', 'moves.worker', { where: name });
    case 'ranger':
      return phrase('SF-3.11', 'moves.ranger', { where: name });
    case 'visit':
      return phrase('SF-3.8', 'moves.visit', { card: name, copy, owner: whose });
    case 'ranger-visit':
      return phrase('SF-3.8', 'moves.ranger-visit', { card: name, copy, owner: whose });
    case 'prepare':
      return phrase('SF-5.1', 'moves.prepare');
    case 'pass':
      return phrase('SF-9.1', 'moves.pass');
    case 'clear':
      return phrase('SF-2.2', 'moves.clear', { card: name, copy });
    case 'card':
      return phrase('SF-1.14', 'moves.card', { card: name });
    case 'valley':
      return phrase('SF-1.7', 'moves.valley', { card: name });
    case 'city':
      return phrase('SF-4.2', 'moves.city', { card: name, copy, owner: whose });
    case 'pay':
      return phrase('SF-4.4', 'moves.pay');
    case 'chimney':
      return phrase('SF-4.5', 'moves.chimney', { card: name, copy });
    case 'with':
      return phrase('SF-4.1', 'moves.with', { card: name, copy });
    case 'good':
      return phrase('SF-1.1', 'moves.good', { good: id as 'birch' });
    case 'seat':
      return phrase('SF-2.4', 'moves.seat', { who: whose });
    case 'lowland':
    case 'highland':
      return phrase('SF-7.3', 'moves.quest', { quest: name });
    case 'big':
      return phrase('SF-3.7', 'moves.big', { critter: name });
    case 'snow-on-valley':
      return phrase('SF-6.4', 'moves.snow-on', { where: name });
    case 'snow-on':
      return phrase('SF-6.4', 'moves.snow-on', { where: name });
    case 'use':
      return phrase('SF-3.15', 'moves.use', { where: name });
    case 'option':
      return phrase('SF-2.3', 'moves.option', { number: action.at + 1 });
    case 'pauses':
      return phrase('SF-2.2', PAUSES_WORDS[id as Pauses]);
    case 'button':
      return BUTTONS[id] ?? phrase('SF-2.3', 'moves.done');
  }
}

const PAUSES_WORDS = {
  'when it matters': 'moves.pauses-when-it-matters',
  always: 'moves.pauses-always',
  never: 'moves.pauses-never',
} as const satisfies Readonly<Record<Pauses, string>>;

const BUTTONS: Readonly<Record<string, Phrase>> = {
  'go on': phrase('SF-2.2', 'moves.go-on'),
  done: phrase('SF-2.3', 'moves.done'),
  yes: phrase('SF-2.3', 'moves.yes'),
  no: phrase('SF-2.3', 'moves.no'),
  keep: phrase('SF-1.12', 'moves.keep'),
  redraw: phrase('SF-1.12', 'moves.redraw'),
};
