import type { ContentFile } from '../cards/card.ts';
import type { SilverfrostContent } from '../state.ts';
import { compileContent } from './content.ts';

/** Reads a content file, the shipped one or a user's own. */
export const readContent = (value: unknown): SilverfrostContent => compileContent(value as ContentFile);
