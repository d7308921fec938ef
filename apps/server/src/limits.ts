/** What one visitor may take of the server, and for how long it waits for them. */
export interface Limits {
  /** Live connections of one person. */
  readonly socketsOfPerson: number;
  /** Live connections from one address, which a whole class may share. */
  readonly socketsOfAddress: number;
  /** Tables watched over one live connection. */
  readonly tablesOfSocket: number;
  /** Lines of chat that one person may say in a minute, at all tables together. */
  readonly linesAMinute: number;
  /** The same for everybody at one address: anybody can be somebody new. */
  readonly linesAMinuteOfAddress: number;
  /** Until the head of a request has come, and all of it. */
  readonly headMilliseconds: number;
  readonly requestMilliseconds: number;
  /** A connection that asks nothing more is kept open this long. */
  readonly idleMilliseconds: number;
  /** A connection on which nothing moves for this long is given up, as when an answer is not read: longer than a request may take. */
  readonly unreadMilliseconds: number;
  /** A live connection that leaves more than this unread is cut off rather than remembered for ever. */
  readonly unreadBytes: number;
  /** How often a live connection is looked after: by the second time it has shown life and read something, or it ends. */
  readonly pulseMilliseconds: number;
  /** How long who is sent away may take to hear why. */
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
