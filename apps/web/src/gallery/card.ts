import type { Known, Phrase } from '@snowbound/engine';

/** A card as the gallery shows it. */
export interface GalleryCard {
  readonly id: string;
  readonly name: Phrase;
  readonly kind: Phrase;
  readonly text: Phrase;
  readonly known: Known;
}
