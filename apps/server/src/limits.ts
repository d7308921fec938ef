/** Limits for one visitor: resources and waiting times. */
export interface Limits {
  /** Live connections of one user. */
  readonly socketsOfPerson: number;
  /** Live connections from one address, which a whole class may share. */
  readonly socketsOfAddress: number;
  /** Tables watched over one live connection. */
  readonly tablesOfSocket: number;
  /** Chat lines a minute of one user, at all tables together. */
  readonly linesAMinute: number;
  /** The same for one address, because anybody can become a new user. */
  readonly linesAMinuteOfAddress: number;
  /** Time for the head of a request, and for all of it. */
  readonly headMilliseconds: number;
  readonly requestMilliseconds: number;
  /** How long an idle HTTP connection stays open. */
  readonly idleMilliseconds: number;
  /** A connection without traffic for this long is closed, such as when an answer is not read. Longer than a request may take. */
  readonly unreadMilliseconds: number;
  /** A live connection with more unread bytes than this is cut off, because the buffer must not grow for ever. */
  readonly unreadBytes: number;
  /** How often a live connection is checked. It ends if it is dead or has read nothing at the second check. */
  readonly pulseMilliseconds: number;
  /** How long a refused client may take to read the reason. */
  readonly farewellMilliseconds: number;
}

export const LIMITS: Limits = {
  socketsOfPerson: 20,
  socketsOfAddress: 200,
  tablesOfSocket: 20,
  linesAMinute: 20,
  linesAMinuteOfAddress: 200,
  headMilliseconds: 15_000,
  requestMilliseconds: 60_000,
  idleMilliseconds: 60_000,
  unreadMilliseconds: 75_000,
  unreadBytes: 1_000_000,
  pulseMilliseconds: 15_000,
  farewellMilliseconds: 2000,
};
