import { RULES, type Seat } from '@snowbound/engine';
import type { AnyTable } from '@snowbound/table';
import type { Voice } from '../voice.ts';

/** What a seat is called: by its colour or animal, or as the rules' own player is. */
export const seatName = ({ seating }: AnyTable, voice: Voice, seat: Seat): string =>
  seating[seat] === RULES ? voice.nameOf('names.automa') : voice.nameOfSeat(seat);
