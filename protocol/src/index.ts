export type {
  ChatLine,
  ClockSeen,
  ErrorBody,
  Invitation,
  PlaceSeen,
  QuestionSeen,
  ServerMessage,
  TableSeen,
  UndoRequest,
} from './answers.ts';
export { Follower, type Heard } from './follower.ts';
export { ClientMessage } from './live.ts';
export { type Json, type Patch, patched, patchFrom } from './patch.ts';
export {
  ClockRule,
  Handover,
  Late,
  LinkCode,
  Mute,
  NewChat,
  NewInvitation,
  NewMove,
  NewName,
  NewTable,
  Place,
  SeatOnly,
  Vote,
} from './tables.ts';
