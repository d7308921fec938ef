import { leastSure, type Name, type Phrase, phrasing } from '@snowbound/engine';
import { TERRAINS, winterKingdom } from '@snowbound/winter-kingdom';
import type { GalleryCard } from '../../gallery/card.ts';
import type { Messages } from '../../gen/messages.ts';

const phrase = phrasing<Messages>();

/** Something the game itself has words for. */
const own = (rule: string, key: string, values: Phrase['values'] = {}): Phrase => ({ key, rule, values });
const deed = (name: string): Name => ({ name: `deeds.${name}` });

/** What the terrains that have no cards are good for. */
const LAND = {
  ice: phrase('WK-1.3', 'gallery.ice-text'),
  mountain: phrase('WK-1.3', 'gallery.mountain-text'),
  castle: phrase('WK-1.3', 'gallery.place-text'),
  village: phrase('WK-1.3', 'gallery.place-text'),
  tunnel: phrase('WK-1.3', 'gallery.place-text'),
};
const textOfLand = (name: string): Phrase =>
  Object.entries(LAND).find(([land]) => land === name)?.[1] ?? phrase('WK-1.3', 'gallery.terrain-text');

const { abilities, scoring, economy, twists } = winterKingdom.content.file;

/** Ability cards, what scores, what pays, what bends the rules, and the land. */
export const cards: readonly GalleryCard[] = [
  {
    id: 'tunnel-card',
    name: own('WK-5', 'names.tunnel'),
    kind: phrase('', 'gallery.ability'),
    text: phrase('WK-5', 'gallery.tunnel-text', { first: deed('move-through-tunnel') }),
    known: 'certain',
  },
  ...abilities.map(({ id, kind, first, second, buy, upgrade, known }) => ({
    id,
    name: own('WK-5', `names.${id}`),
    kind: phrase('', 'gallery.ability'),
    text: phrase('WK-5', 'gallery.ability-text', {
      first: deed(first),
      second: own('WK-5', `deeds.${second}`, { kind }),
      kind,
      buy: buy.value,
      upgrade: upgrade.value,
    }),
    known: leastSure(known, buy.known, upgrade.known),
  })),
  ...scoring.map(({ id, points, each }) => ({
    id,
    name: own('WK-6', `names.${id}`),
    kind: phrase('', 'gallery.scoring'),
    text: phrase('WK-6', 'gallery.scoring-text', {
      points: points.value,
      text: own('WK-6', `cards.${id}`, { each: each.value }),
    }),
    known: leastSure(points.known, each.known),
  })),
  ...economy.map(({ id, known }) => ({
    id,
    name: own('WK-7', `names.${id}`),
    kind: phrase('', 'gallery.economy'),
    text: own('WK-7', `cards.${id}`),
    known,
  })),
  ...twists.map(({ id, known }) => ({
    id,
    name: own('WK-8', `names.${id}`),
    kind: phrase('', 'gallery.twist'),
    text: own('WK-8', `cards.${id}`),
    known,
  })),
  ...TERRAINS.map(id => ({
    id: `land-${id}`,
    name: own('WK-1.3', `names.${id}`),
    kind: phrase('', 'gallery.terrain'),
    text: textOfLand(id),
    known: 'certain' as const,
  })),
];
