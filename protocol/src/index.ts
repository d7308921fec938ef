export type {
  ChatLine,
  ErrorBody,
  PlaceSeen,
  QuestionSeen,
  ServerMessage,
  TableSeen,
  UndoRequest,
} from './answers.ts';
export { ClientMessage } from './live.ts';
export { Handover, LinkCode, NewChat, NewMove, NewName, NewTable, Place, SeatOnly, Vote } from './tables.ts';
