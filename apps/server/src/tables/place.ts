import { refuseUnknownBot } from '@snowbound/catalogue';
import type { Person } from '@snowbound/engine';
import type { Place } from '@snowbound/protocol';
import { Refused } from '../refused.ts';
import { phrase } from '../words.ts';

/** Somebody who may sit down. */
export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** A place at the table and who holds it. A person keeps the right to a place that a bot minds for them. */
export interface Held {
  readonly kind: 'open' | 'person' | 'bot';
  readonly person: string | null;
  readonly name: string;
  readonly bot: string | null;
}

/** Somebody wants a place that was offered; the others decide. */
export interface SeatRequest {
  readonly place: Person;
  readonly guest: Guest;
  /** Who made the offer, and so agrees. */
  readonly offeredBy: string;
  readonly agreed: readonly Person[];
}

export const OPEN: Held = { kind: 'open', person: null, name: '', bot: null };

export const heldBy = ({ id, name }: Guest): Held => ({ kind: 'person', person: id, name, bot: null });

/** A bot on its own, or one that minds somebody's place. */
export function mindedBy(bot: string, owner: Held = OPEN): Held {
  refuseUnknownBot(bot);
  return { kind: 'bot', person: owner.person, name: owner.name || bot, bot };
}

/** The places of a new table: as asked for, or one for who lays it and the rest open. */
export function placesFor(players: number, wanted: readonly Place[] | undefined, host: Guest): Held[] {
  const places =
    wanted ?? Array.from({ length: players }, (_, place): Place => ({ kind: place === 0 ? 'you' : 'open' }));
  if (places.length !== players) {
    throw new Refused('invalid', phrase('', 'server.places', { places: places.length, players }), 'places');
  }
  if (places.filter(({ kind }) => kind === 'you').length > 1) {
    throw new Refused('invalid', phrase('', 'server.sits-already'), 'places');
  }
  return places.map(place => (place.kind === 'you' ? heldBy(host) : place.kind === 'bot' ? mindedBy(place.bot) : OPEN));
}
