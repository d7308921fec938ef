import type { GalleryCard } from './card.ts';

const GALLERIES: Readonly<Record<string, () => Promise<readonly GalleryCard[]>>> = {
  'snow-time': async () => (await import('../games/snow-time/gallery.ts')).cards,
  'winter-kingdom': async () => (await import('../games/winter-kingdom/gallery.ts')).cards,
  silverfrost: async () => (await import('../games/silverfrost/gallery.ts')).cards,
};

export const hasGallery = (game: string): boolean => game in GALLERIES;

/** The cards of a game; none if they are not shown yet. */
export const cardsOf = async (game: string): Promise<readonly GalleryCard[]> => (await GALLERIES[game]?.()) ?? [];
