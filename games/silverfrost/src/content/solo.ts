import type { ContentFile } from '../cards/card.ts';
import type { Solo } from '../paws/paws.ts';
import { AIMS, type Aim } from '../paws/solo-file.ts';

/** SF-10: the solo cards of a file that has been found sound, and the Locations they speak of. */
export function compileSolo({ maps, schemes, tactics, levels, locations }: ContentFile): Solo {
  const numberOf = (id: string): number => locations.findIndex(location => location.id === id);
  const spots = AIMS.map(aim => [aim, spotsOf(locations, aim)] as const);
  return {
    maps,
    schemes,
    tactics: tactics.value,
    levels: levels.value,
    spots: Object.fromEntries(spots) as Record<Aim, readonly number[]>,
    hotSprings: numberOf('hot-springs'),
    sharedForge: numberOf('forge-shared'),
    sharedGuild: numberOf('guild-shared'),
  };
}

/** SF-10.5: of the Forge the Exclusive spot only; elsewhere Exclusive spots come first. */
function spotsOf(locations: ContentFile['locations'], aim: Aim): readonly number[] {
  const numbers = [...locations.keys()].filter(number => {
    const { id, place, shared } = locations[number] as ContentFile['locations'][number];
    return place === 'basic' ? id === aim : place === aim && !(aim === 'forge' && shared === true);
  });
  const isShared = (number: number): number => (locations[number]?.shared === true ? 1 : 0);
  return numbers.sort((one, other) => isShared(one) - isShared(other) || one - other);
}
