import { Problems, say } from '@snowbound/engine';
import { type ContentFile, silverfrost } from '@snowbound/silverfrost';
import { readerOf } from '@snowbound/table';
import { readContent } from '../../src/content/reading.ts';
import { workshopFile } from './workshop.ts';

const reader = await readerOf(silverfrost, 'en');

/** Everything the loader says of a file, in English. */
export function complaintsOf(file: unknown): readonly string[] {
  try {
    readContent(file);
    return [];
  } catch (error) {
    if (!(error instanceof Problems)) throw error;
    return error.all.map(phrase => say(phrase, reader));
  }
}

/** The workshop's file as somebody would write it, with some of its text changed. */
export const written = (change: Partial<Record<keyof ContentFile, unknown>> = {}): unknown =>
  JSON.parse(JSON.stringify({ ...workshopFile, ...change }));

export const cardsWith = (id: string, change: object): unknown => ({
  cards: workshopFile.cards.map(card => (card.id === id ? { ...card, ...change } : card)),
});
export const withCard = (id: string, change: object) => complaintsOf(written(cardsWith(id, change) as object));
