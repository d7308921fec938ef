import { type Phrase, say } from '@snowbound/engine';
import { bigCritterText, cardText, questText, silverfrost, speakerOf } from '@snowbound/silverfrost';
import { readerOf } from '@snowbound/table';

const reader = await readerOf(silverfrost, 'en');
const { file } = silverfrost.content;
const speaker = speakerOf(file);

const title = (key: string, text: Phrase): string => `${reader.wording[key]?.({})} · “${say(text, reader)}”`;

function listed<Item extends { readonly id: string }>(list: readonly Item[], id: string): Item {
  const item = list.find(each => each.id === id);
  if (item === undefined) throw new Error(`no ${id}`);
  return item;
}

/** The English name and text of a card of the main deck, as a test's title. */
export const titleOf = (id: string): string => title(`cards.${id}`, cardText(listed(file.cards, id), speaker));

export const bigCritterTitle = (id: string): string =>
  title(`big-critters.${id}`, bigCritterText(listed(file.bigCritters, id), speaker));

export const questTitle = (id: string): string =>
  title(`quests.${id}`, questText(listed([...file.lowlands, ...file.highlands], id), speaker));
