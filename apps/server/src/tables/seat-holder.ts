import { refuseUnknownBot } from '@snowbound/catalogue';
import type { PlayerIndex } from '@snowbound/engine';
import type { NewSeatHolder } from '@snowbound/protocol';
import { Refused } from '../refused.ts';
import { phrase } from '../words.ts';

/** Somebody who may sit down. */
export interface User {
  readonly id: string;
  readonly name: string;
}

/**
 * A place at the table and who holds it. A person keeps the right to a place that a bot minds for them; an open place with
 * a person is kept for them until they sit down.
 */
export interface SeatHolder {
  readonly kind: 'open' | 'person' | 'bot';
  readonly person: string | null;
  readonly name: string;
  readonly bot: string | null;
  /** A program that was invited to this table alone. */
  readonly isProgram?: true;
}

/** Somebody wants a place that was offered; the others decide. */
export interface SeatRequest {
  readonly place: PlayerIndex;
  readonly user: User;
  /** Who made the offer, and so agrees. */
  readonly offeredBy: string;
  readonly agreed: readonly PlayerIndex[];
}

export const OPEN: SeatHolder = { kind: 'open', person: null, name: '', bot: null };

export const heldByUser = ({ id, name }: User): SeatHolder => ({ kind: 'person', person: id, name, bot: null });

export const heldByProgram = (user: User): SeatHolder => ({ ...heldByUser(user), isProgram: true });

/** A bot on its own, or one that minds somebody's place. */
export function mindedBy(bot: string, owner: SeatHolder = OPEN): SeatHolder {
  refuseUnknownBot(bot);
  const { person, name, isProgram } = owner;
  return { kind: 'bot', person, name: name || bot, bot, ...(isProgram === true ? { isProgram } : {}) };
}

/** The same place at the next game: kept for who played, but open where a program did, which was invited to one table only. */
export function keptFor(
  { kind, person, name, bot, isProgram }: SeatHolder,
  programs: readonly (string | null)[],
): SeatHolder {
  if (person === null) return kind === 'bot' && bot !== null ? mindedBy(bot) : OPEN;
  return isProgram === true || programs.includes(person) ? OPEN : { kind: 'open', person, name, bot: null };
}

/** People other than the one at this place whose consent is asked for; one whose place a bot minds is still a person. */
export const othersAt = (places: readonly SeatHolder[], own: PlayerIndex): PlayerIndex[] =>
  [...places.keys()].filter(place => place !== own && places[place]?.kind !== 'open' && places[place]?.person !== null);

/** The places of a new table: as asked for, or one for who lays it and the rest open. */
export function placesFor(players: number, wanted: readonly NewSeatHolder[] | undefined, host: User): SeatHolder[] {
  const places =
    wanted ?? Array.from({ length: players }, (_, place): NewSeatHolder => ({ kind: place === 0 ? 'you' : 'open' }));
  if (places.length !== players) {
    throw new Refused('invalid', phrase('', 'server.places', { places: places.length, players }), 'places');
  }
  if (places.filter(({ kind }) => kind === 'you').length > 1) {
    throw new Refused('invalid', phrase('', 'server.sits-already'), 'places');
  }
  return places.map(place =>
    place.kind === 'you' ? heldByUser(host) : place.kind === 'bot' ? mindedBy(place.bot) : OPEN,
  );
}
