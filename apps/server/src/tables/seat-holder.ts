import { refuseUnknownBot } from '@snowbound/catalogue';
import type { PlayerIndex } from '@snowbound/engine';
import type { NewSeatHolder } from '@snowbound/protocol';
import { Refused } from '../refused.ts';
import { phrase } from '../words.ts';

/** An identity with a name. */
export interface User {
  readonly id: string;
  readonly name: string;
}

/**
 * Who holds a player's place. `person` is the id of a user, under its stored name. A user keeps the right to a place that
 * a bot plays for them; an open place with a user is reserved until they sit down.
 */
export interface SeatHolder {
  readonly kind: 'open' | 'person' | 'bot';
  readonly person: string | null;
  readonly name: string;
  readonly bot: string | null;
  /** A program that was invited to this table alone. */
  readonly isProgram?: true;
}

/** A user asks for a place that was offered; the others decide. */
export interface SeatRequest {
  readonly place: PlayerIndex;
  readonly user: User;
  /** The user who made the offer, and so agrees. */
  readonly offeredBy: string;
  readonly agreed: readonly PlayerIndex[];
}

export const OPEN: SeatHolder = { kind: 'open', person: null, name: '', bot: null };

export const heldByUser = ({ id, name }: User): SeatHolder => ({ kind: 'person', person: id, name, bot: null });

export const heldByProgram = (user: User): SeatHolder => ({ ...heldByUser(user), isProgram: true });

/** A bot on its own, or one that plays in somebody's place. */
export function heldByBot(bot: string, owner: SeatHolder = OPEN): SeatHolder {
  refuseUnknownBot(bot);
  const { person, name, isProgram } = owner;
  return { kind: 'bot', person, name: name || bot, bot, ...(isProgram === true ? { isProgram } : {}) };
}

/** The seat holder at the rematch: reserved for a user who played, open for a program, which was invited to one table. */
export function rematchHolder(
  { kind, person, name, bot, isProgram }: SeatHolder,
  programs: readonly (string | null)[],
): SeatHolder {
  if (person === null) return kind === 'bot' && bot !== null ? heldByBot(bot) : OPEN;
  return isProgram === true || programs.includes(person) ? OPEN : { kind: 'open', person, name, bot: null };
}

/** Places of the other users, whose consent is asked for, including users whose place a bot plays. */
export const othersAt = (places: readonly SeatHolder[], own: PlayerIndex): PlayerIndex[] =>
  [...places.keys()].filter(place => place !== own && places[place]?.kind !== 'open' && places[place]?.person !== null);

/** The seat holders of a new table: as requested, or the host and open places. */
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
    place.kind === 'you' ? heldByUser(host) : place.kind === 'bot' ? heldByBot(place.bot) : OPEN,
  );
}
