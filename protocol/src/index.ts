export type {
  ChatLine,
  ErrorBody,
  Invitation,
  PlaceSeen,
  QuestionSeen,
  ServerMessage,
  TableSeen,
  UndoRequest,
} from './answers.ts';
export { ClientMessage } from './live.ts';
export {
  Handover,
  LinkCode,
  NewChat,
  NewInvitation,
  NewMove,
  NewName,
  NewTable,
  Place,
  SeatOnly,
  Vote,
} from './tables.ts';
