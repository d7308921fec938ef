export type {
  ChatLine,
  ClockSeen,
  ErrorBody,
  Invitation,
  PlaceSeen,
  QuestionSeen,
  ServerMessage,
  SpeakerSeen,
  TableSeen,
  UndoRequest,
} from './answers.ts';
export { changed } from './changed.ts';
export { type Change, changesFrom, type Json, WHOLE } from './changes.ts';
export { Follower, type Heard } from './follower.ts';
export { ClientMessage } from './live.ts';
export type { Done, News } from './news.ts';
export { type Frame, type Sight, sightOf, wholeOf } from './sight.ts';
export {
  ClockRule,
  Handover,
  Late,
  LinkCode,
  Mute,
  NewChat,
  NewContent,
  NewInvitation,
  NewMove,
  NewName,
  NewTable,
  OfferToken,
  Place,
  SeatOnly,
  Vote,
} from './tables.ts';
export { Teller } from './teller.ts';
