export type { OptionSnapshot, QuestionSnapshot } from '@snowbound/engine';
export { applyChanges } from './delta/apply-changes.ts';
export { type Change, changesFrom, type Json, WHOLE } from './delta/changes.ts';
export { DeltaDecoder, type ServerEvent } from './delta/decoder.ts';
export type { Delta, DoneDelta } from './delta/delta.ts';
export { DeltaEncoder } from './delta/encoder.ts';
export { ClientMessage } from './live.ts';
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
  NewSeatHolder,
  NewTable,
  OfferToken,
  SeatOnly,
  Vote,
} from './requests.ts';
export type {
  ChatLine,
  ChatSpeaker,
  ClockSnapshot,
  ErrorBody,
  Invitation,
  SeatHolderSnapshot,
  ServerMessage,
  Snapshot,
  UndoRequest,
} from './snapshot.ts';
export { partsOfSnapshot, type SnapshotParts, type TableHeader, wholeSnapshot } from './snapshot-parts.ts';
