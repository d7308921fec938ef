import type { Target } from '@snowbound/engine';
import type { PrintedThings } from '@snowbound/silverfrost';

/** The parts of the board between which a phone switches. */
export const ZONES = ['mountain', 'valley', 'places', 'guild', 'hand', 'city'] as const;
export type Zone = (typeof ZONES)[number];

/** Where a thing lies; `null` for what is always in sight. */
export function zoneOf(target: Target, printed: PrintedThings): Zone | null {
  const [kind, id = ''] = target.split(' ');
  switch (kind) {
    case 'valley':
    case 'hand':
    case 'city':
      return kind;
    case 'big':
      return 'mountain';
    case 'quest':
      return 'guild';
    case 'location': {
      const place = printed.locations[id]?.place;
      return place === 'beacon' ? 'mountain' : place === 'guild' ? 'guild' : 'places';
    }
    default:
      return null;
  }
}

/** How much can be touched in each part. */
export function countsOf(offered: Iterable<Target>, printed: PrintedThings): ReadonlyMap<Zone, number> {
  const counts = new Map<Zone, number>();
  for (const target of offered) {
    const zone = zoneOf(target, printed);
    if (zone !== null) counts.set(zone, (counts.get(zone) ?? 0) + 1);
  }
  return counts;
}
