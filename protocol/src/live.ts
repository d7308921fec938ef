import { type Static, Type } from 'typebox';
import { NewChat, NewMove, SeatOnly, Vote } from './requests.ts';

const strict = { additionalProperties: false };
const TableId = Type.String({ minLength: 8, maxLength: 40 });
/** Chosen by the client and sent back with the answer. */
const Ref = Type.Integer({ minimum: 0 });

/** A message of a client over the live connection. It is matched in this order, so the most frequent type comes first. */
export const ClientMessage = Type.Union([
  Type.Object({ type: Type.Literal('move'), ref: Ref, table: TableId, ...NewMove.properties }, strict),
  Type.Object(
    {
      type: Type.Literal('watch'),
      ref: Ref,
      table: TableId,
      /** Journal entries the client has from before, the last number it saw, and the place it looked from. */
      journal: Type.Optional(Type.Integer({ minimum: 0 })),
      number: Type.Optional(Type.Integer({ minimum: 0 })),
      place: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
    },
    strict,
  ),
  Type.Object({ type: Type.Literal('unwatch'), ref: Ref, table: TableId }, strict),
  Type.Object({ type: Type.Literal('undo'), ref: Ref, table: TableId, ...SeatOnly.properties }, strict),
  Type.Object({ type: Type.Literal('vote'), ref: Ref, table: TableId, ...Vote.properties }, strict),
  Type.Object({ type: Type.Literal('chat'), ref: Ref, table: TableId, ...NewChat.properties }, strict),
]);
export type ClientMessage = Static<typeof ClientMessage>;
