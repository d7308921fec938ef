import { type Known, type Phrase, phrasing } from '@snowbound/engine';
import { snowTime } from '@snowbound/snow-time';
import type { GalleryCard } from '../../gallery/card.ts';
import type { Messages } from '../../gen/messages.ts';

const phrase = phrasing<Messages>();

/** Something the game itself has words for. */
const own = (rule: string, key: string, values: Phrase['values'] = {}): Phrase => ({ key, rule, values });

const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
const SPECIALS = [
  { id: 'healer', rule: 'ST-3.1' },
  { id: 'guardian', rule: 'ST-3.2' },
  { id: 'snowstorm', rule: 'ST-3.3' },
] as const;

const page = await snowTime.rulesPage(snowTime.content);
const knownRule = (rule: string): Known =>
  page.flatMap(({ rules }) => rules).find(({ id }) => id === rule)?.known ?? 'certain';

/** The ten cards of a colour, then the spaces of the track that give something. */
export const cards: readonly GalleryCard[] = [
  ...LEVELS.map(level => ({
    id: String(level),
    name: own('ST-1.1', `names.${level}`),
    kind: phrase('', 'gallery.champion'),
    text: phrase('ST-2.2', 'gallery.champion-text', { level }),
    known: 'certain' as const,
  })),
  ...SPECIALS.map(({ id, rule }) => ({
    id,
    name: own(rule, `names.${id}`),
    kind: phrase('', 'gallery.special'),
    text: own(rule, `rules.${rule}`),
    known: knownRule(rule),
  })),
  ...snowTime.content.file.bonuses.map(({ space, kind, worth, known }) => ({
    id: `space-${space}`,
    name: own('ST-1.3', 'names.bonus', { space, kind, worth }),
    kind: phrase('', 'gallery.space'),
    text: phrase('ST-5.4', 'gallery.space-text', { space, worth, kind }),
    known,
  })),
];
