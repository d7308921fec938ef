import type { ContentFile } from '../cards/card.ts';
import type { Speaker } from '../cards/words/text-parts.ts';
import { familyName } from '../names.ts';

/** How the content's cards and families are called. */
export const speakerOf = (file: ContentFile): Speaker => ({
  cardName: id => {
    const card = file.cards.find(each => each.id === id);
    return card?.name === undefined ? { name: `cards.${id}` } : { names: card.name };
  },
  familyName: id => familyName(id, file.families[id]),
});
