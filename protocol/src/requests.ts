import { type Static, Type } from 'typebox';

const strict = { additionalProperties: false };

export const Seat = Type.Integer({ minimum: 0, maximum: 8, description: 'A seat, from 0.' });

/** A bot by name; the server says which there are. */
export const BotName = Type.String({ minLength: 1, maxLength: 20 });

/** Who holds a place of a new table, one for each player. */
export const NewSeatHolder = Type.Union([
  Type.Object({ kind: Type.Literal('you') }, strict),
  Type.Object({ kind: Type.Literal('open') }, strict),
  Type.Object({ kind: Type.Literal('bot'), bot: BotName }, strict),
]);
export type NewSeatHolder = Static<typeof NewSeatHolder>;

/** The time of each player: days for each answer, or minutes for the whole game. */
export const ClockRule = Type.Union([
  Type.Object({ kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 30 }) }, strict),
  Type.Object({ kind: Type.Literal('minutes'), minutes: Type.Integer({ minimum: 1, maximum: 600 }) }, strict),
]);
export type ClockRule = Static<typeof ClockRule>;

/** What happens to a late player: everyone sees it, or a bot takes over. */
export const Late = Type.Union([Type.Literal('nudge'), Type.Literal('bot')]);
export type Late = Static<typeof Late>;

/** A request for a new table. */
export const NewTable = Type.Object(
  {
    game: Type.String({ minLength: 1, maxLength: 40 }),
    players: Type.Integer({ minimum: 1, maximum: 8 }),
    /** The id of a content file that was uploaded before; without it, the default content of the server. */
    content: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    options: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 40 }))),
    places: Type.Optional(Type.Array(NewSeatHolder, { minItems: 1, maxItems: 8 })),
    clock: Type.Optional(ClockRule),
    late: Type.Optional(Late),
    visibility: Type.Optional(Type.Union([Type.Literal('link'), Type.Literal('listed')])),
  },
  strict,
);
export type NewTable = Static<typeof NewTable>;

/** A content file of the user’s own. */
export const NewContent = Type.Object(
  { game: Type.String({ minLength: 1, maxLength: 40 }), content: Type.Unknown() },
  strict,
);

/** A move, with the number of the last log row its sender saw. Sent twice, it counts once. */
export const NewMove = Type.Object(
  { seat: Seat, number: Type.Integer({ minimum: 0 }), move: Type.String({ minLength: 1, maxLength: 200 }) },
  strict,
);
export type NewMove = Static<typeof NewMove>;

export const SeatOnly = Type.Object({ seat: Seat }, strict);

/** A vote on a request. */
export const Vote = Type.Object({ agree: Type.Boolean() }, strict);

/** Who plays in a user’s place: a bot, or (`null`) the user again. */
export const Handover = Type.Object(
  { place: Type.Integer({ minimum: 0, maximum: 8 }), to: Type.Union([BotName, Type.Null()]) },
  strict,
);

/** The place that a program is invited to, or that is offered. */
export const NewInvitation = Type.Object({ place: Type.Integer({ minimum: 0, maximum: 8 }) }, strict);

/** The token in the link to an offered place. */
export const OfferToken = Type.Object({ token: Type.String({ minLength: 10, maxLength: 100 }) }, strict);

const LONGEST_CHAT = 500;
export const NewChat = Type.Object({ text: Type.String({ minLength: 1, maxLength: LONGEST_CHAT }) }, strict);

/** Mutes the holder of a place, or a speaker of the chat, or ends that. */
export const Mute = Type.Union([
  Type.Object({ place: Type.Integer({ minimum: 0, maximum: 8 }), muted: Type.Boolean() }, strict),
  Type.Object({ speaker: Type.String({ minLength: 1, maxLength: 40 }), muted: Type.Boolean() }, strict),
]);

const LONGEST_NAME = 30;
export const NewName = Type.Object({ name: Type.String({ minLength: 1, maxLength: LONGEST_NAME }) }, strict);

export const LinkCode = Type.Object({ code: Type.String({ minLength: 4, maxLength: 40 }) }, strict);
