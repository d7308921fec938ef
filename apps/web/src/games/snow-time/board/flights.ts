import type { Seat } from '@snowbound/engine';
import type { Beat } from './beats.ts';
import { childAt, figureAt, fruitAt, type Layout } from './layout.ts';
import type { TrackPoint } from './track-path.ts';
import { cardsIn, seatsIn } from './view-after.ts';

/** Something that flies across the scene while a beat is shown. */
export interface Flight {
  readonly what: 'snowball' | 'fruit' | 'mana' | 'care';
  readonly from: TrackPoint;
  readonly to: TrackPoint;
  /** Which of those that fly one after another. */
  readonly turn: number;
}

const above = ({ x, y }: TrackPoint): TrackPoint => ({ x, y: y - 34 });
const chest = ({ x, y }: TrackPoint): TrackPoint => ({ x, y: y - 12 });

/** The seats whose champions fall in this beat. */
export const fallenIn = ({ before, after }: Beat): readonly Seat[] =>
  before.colours.flatMap(({ discard }, seat) =>
    (after.colours[seat]?.discard.length ?? 0) > discard.length ? [seat] : [],
  );

export function flightsOf({ kind, entries, before }: Beat, layout: Layout): readonly Flight[] {
  const values = entries[0]?.tells.values ?? {};
  const [who] = seatsIn(values['who']);
  const fallen = seatsIn(values['fallen']);
  const child = (seat: number): TrackPoint => chest(childAt(layout, before, seat));
  const figure = (seat: number): TrackPoint => chest(figureAt(layout, before, seat));
  if (kind === 'brawl') {
    return fallen.flatMap((seat, turn) =>
      fallen
        .filter(other => other !== seat)
        .map(other => ({ what: 'snowball', from: child(seat), to: child(other), turn })),
    );
  }
  if (kind === 'heals') {
    const healed = entries
      .filter(({ tells }) => cardsIn(tells).length > 0)
      .flatMap(({ tells }) => seatsIn(tells.values['who']));
    return healed.map((seat, turn) => ({ what: 'care', from: child(seat), to: above(child(seat)), turn }));
  }
  if (who === undefined) return [];
  if (kind === 'knock-off') {
    return fallen.map((seat, turn) => ({ what: 'snowball', from: child(who), to: child(seat), turn }));
  }
  if (kind === 'harvest') {
    const bough = layout.boughs[Number(values['level']) - 1];
    if (bough === undefined) return [];
    return Array.from({ length: Number(values['fruit']) }, (_, turn) => ({
      what: 'fruit',
      from: fruitAt(bough, turn),
      to: figure(who),
      turn,
    }));
  }
  return kind === 'mana' ? [{ what: 'mana', from: child(who), to: figure(who), turn: 0 }] : [];
}
