import { type Phrase, phrasing } from '@snowbound/engine';
import { type PrintedCard, silverfrost } from '@snowbound/silverfrost';
import type { GalleryCard } from '../../gallery/card.ts';
import type { Messages } from '../../gen/messages.ts';

const phrase = phrasing<Messages>();
const { cards: printed, bigCritters, quests } = silverfrost.content.printed;

const named = (name: PrintedCard['name']): Phrase => phrase('', 'silverfrost-board.name', { name });
const some = (good: string, count: number): Phrase => ({ key: 'goods.some', rule: 'SF-1.1', values: { good, count } });

/** A price in words; a card that costs nothing says so. */
function priceOf({ cost }: PrintedCard): readonly Phrase[] {
  const parts = Object.entries(cost === 'fire-to-left' ? { fire: 1 } : cost).map(([good, count]) => some(good, count));
  return parts.length > 0 ? parts : [phrase('SF-4.4', 'silverfrost-board.free')];
}

/** What stands on a card of the main deck. */
function textOf(card: PrintedCard): Phrase {
  const { type, isUnique, copies, points, text, chimney } = card;
  const said = phrase('SF-4', 'gallery.silverfrost-card', {
    type,
    rank: isUnique ? 'unique' : 'common',
    copies,
    price: priceOf(card),
    points,
    text,
  });
  if (chimney === null) return said;
  const lets = phrase('SF-4.5', 'silverfrost-board.lets', { kind: chimney });
  return phrase('SF-4.5', 'gallery.silverfrost-construction', { said, lets });
}

/** The main deck by colour, the Big Critters, the Quests. */
export const cards: readonly GalleryCard[] = [
  ...Object.entries(printed).map(([id, card]) => ({
    id,
    name: named(card.name),
    kind: phrase('SF-4.7', 'gallery.silverfrost-colour', {
      colour: phrase('', `silverfrost-board.${card.colour}`),
      role: phrase('', `silverfrost-board.${card.colour}-role`),
    }),
    text: textOf(card),
    known: card.known,
  })),
  ...Object.entries(bigCritters).map(([id, { name, text, known }]) => ({
    id,
    name: named(name),
    kind: phrase('SF-1.3', 'gallery.big-critter'),
    text,
    known,
  })),
  ...Object.entries(quests).map(([id, { name, text, known, isHighland }]) => ({
    id: `quest-${id}`,
    name: named(name),
    kind: phrase('SF-7', isHighland ? 'gallery.highland-quest' : 'gallery.lowland-quest'),
    text,
    known,
  })),
];
