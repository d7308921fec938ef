import type { Seat } from '@snowbound/engine';
import { type Which, whichFrom } from '../city.ts';
import type { State } from '../state.ts';

/** What somebody meant who asked for a move or touched something. */
export type Meaning =
  | { readonly about: 'hand' | 'valley'; readonly number: number; readonly owner: Seat }
  /** `null` for a touched place: whichever worker could go there. */
  | { readonly about: 'location'; readonly number: number; readonly isRanger: boolean | null }
  | { readonly about: 'city'; readonly which: Which; readonly owner: Seat; readonly isRanger: boolean | null }
  | { readonly about: 'clear'; readonly which: Which }
  | { readonly about: 'quest'; readonly number: number; readonly isHighland: boolean }
  | { readonly about: 'prepare' | 'pass' };

/** `null` for what no turn knows, or what is only an answer to some question. */
export function meaningOf(state: State, seat: Seat, what: string): Meaning | null {
  const [verb = '', ...rest] = what.split(' ');
  switch (verb) {
    case 'play':
      return card(state, rest.slice(1).join(' ') === 'from valley' ? 'valley' : 'hand', rest[0], seat);
    case 'hand':
      return card(state, 'hand', rest[1], Number(rest[0]));
    case 'valley':
      return card(state, 'valley', rest[0], seat);
    case 'worker':
    case 'ranger':
      if (rest[0] === 'city') return building(state, rest.slice(1), verb === 'ranger');
      return location(state, rest[0], verb === 'ranger');
    case 'location':
      return location(state, rest[0], null);
    case 'city':
      return building(state, rest, null);
    case 'clear': {
      const which = whichOf(state, rest);
      return which === null ? null : { about: 'clear', which };
    }
    case 'quest':
      return quest(state, rest[0]);
    case 'prepare':
    case 'pass':
      return { about: verb };
    default:
      return null;
  }
}

function card(state: State, about: 'hand' | 'valley', id: string | undefined, owner: Seat): Meaning | null {
  const number = state.content.cards.findIndex(each => each.id === id);
  return number < 0 ? null : { about, number, owner };
}

function location(state: State, id: string | undefined, isRanger: boolean | null): Meaning | null {
  const number = state.content.locations.findIndex(each => each.id === id);
  return number < 0 ? null : { about: 'location', number, isRanger };
}

function building(state: State, [seat, ...name]: readonly string[], isRanger: boolean | null): Meaning | null {
  const which = whichOf(state, name);
  const owner = Number(seat);
  if (which === null || state.players[owner] === undefined) return null;
  return { about: 'city', which, owner, isRanger };
}

/** `tannery`, or `tannery 2`. */
function whichOf(state: State, [id, copy = '1']: readonly string[]): Which | null {
  const number = state.content.cards.findIndex(each => each.id === id);
  const copies = state.content.cards[number]?.file.copies ?? 0;
  return Number(copy) >= 1 && Number(copy) <= copies ? whichFrom(number, Number(copy)) : null;
}

function quest(state: State, id: string | undefined): Meaning | null {
  const highland = state.content.highlands.findIndex(each => each.id === id);
  if (highland >= 0) return { about: 'quest', number: highland, isHighland: true };
  const lowland = state.content.lowlands.findIndex(each => each.id === id);
  return lowland < 0 ? null : { about: 'quest', number: lowland, isHighland: false };
}
