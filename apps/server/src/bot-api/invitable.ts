import type { PlayerIndex } from '@snowbound/engine';
import { Refused } from '../refused.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { SeatHolder } from '../tables/seat-holder.ts';
import { phrase } from '../words.ts';

/** The seat holder whose place `asker` may give to a program now. Refuses if it is not theirs to give. */
export function invitable(live: LiveTable, place: PlayerIndex, asker: string): SeatHolder {
  const held = live.places[place];
  if (held === undefined) throw new Refused('invalid', phrase('', 'server.no-such-place', { place }), 'place');
  if (live.isOver || live.halted !== null) throw new Refused('not-now', phrase('', 'server.not-running'));
  if (held.kind === 'open' && held.person === null) return held;
  if (live.status === 'running') {
    if (held.person === asker) return held;
    if (held.person === null) return ofNobody(live, held, asker);
  }
  throw new Refused('not-now', phrase('', 'server.place-taken', { place }), 'place');
}

/** A program in a bot's place sees its secrets, so this is allowed only where no other user plays. */
function ofNobody(live: LiveTable, held: SeatHolder, asker: string): SeatHolder {
  const others = live.places.some(({ person }) => person !== null && person !== asker);
  if (others) throw new Refused('not-yours', phrase('', 'server.others-play'), 'place');
  return held;
}
