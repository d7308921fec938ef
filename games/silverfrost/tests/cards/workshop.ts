import {
  type Ability,
  type BigCritterFile,
  type CardFile,
  type ContentFile,
  type Occasion,
  type QuestFile,
  type Requirement,
  silverfrost,
  type Words,
} from '@snowbound/silverfrost';
import { readContent } from '../../src/content/reading.ts';

/** A content set for tests: small plain cards that show one word each, so that words are tested apart from cards. */

const names = (id: string) => ({ en: `The ${id}`, de: `Karte ${id}`, pl: `Karta ${id}` });

type Rest = Partial<CardFile>;

const critter = (id: string, colour: CardFile['colour'], rest: Rest): CardFile => ({
  ...{ id, name: names(id), type: 'critter', colour, copies: 1, cost: { acorn: 1 }, points: 1, known: 'house' },
  ...rest,
});

const construction = (id: string, colour: CardFile['colour'], rest: Rest): CardFile => ({
  ...{ id, name: names(id), type: 'construction', colour, copies: 1, cost: { birch: 1 }, points: 1, known: 'house' },
  chimney: colour,
  ...rest,
});

const traveler = (id: string, whenPlayed: Words, rest: Rest = {}) => critter(id, 'tan', { whenPlayed, ...rest });
const producer = (id: string, produces: Words, rest: Rest = {}) => construction(id, 'green', { produces, ...rest });
const watcher = (id: string, you: Occasion, words: Words) => critter(id, 'blue', { whenever: { you, do: words } });
const helper = (id: string, ability: Ability, rest: Rest = {}) => construction(id, 'blue', { ability, ...rest });

const cards: readonly CardFile[] = [
  // Plain ones, many of them, to pay with and to count.
  producer('farm', [{ gain: { acorn: 1 } }], { copies: 8, cost: { any: 1 } }),
  producer('mill', [{ gain: { moss: 1, fire: 1 } }], { copies: 4 }),
  construction('hall', 'purple', {
    copies: 4,
    unique: true,
    cost: { copper: 2, any: 2 },
    points: 4,
    chimney: 'unique',
    bonus: [{ points: 1, forEach: { cards: { colour: 'green' }, every: 2, most: 3 } }],
  }),
  construction('crown', 'purple', {
    copies: 3,
    points: -1,
    cost: { birch: 2, moss: 1 },
    bonus: [
      { points: 3, if: { atLeast: 1, of: { have: 'quest' } } },
      { points: 1, forEach: { pairs: [{ type: 'critter' }, { type: 'construction' }] } },
    ],
  }),
  construction('inn', 'red', { copies: 4, chimney: 'common', whenVisited: [{ gain: { any: 2 } }] }),
  critter('host', 'red', { copies: 5, whenVisited: [{ draw: 2 }, { giveCards: 1, to: 'left' }] }),
  critter('noble', 'purple', { copies: 4, unique: true, cost: { acorn: 5 }, points: 5, family: 'watch' }),
  critter('duke', 'purple', { copies: 2, unique: true, cost: { acorn: 4 }, points: 4, family: 'watch' }),
  critter('pebble', 'tan', { copies: 2, cost: { acorn: 0 }, points: 0, takesNoSpace: true }),
  traveler('climber', [], { copies: 3, cost: 'fire-to-left' }),
  // One word each.
  traveler('hoarder', [{ gain: { point: 1 }, forEach: { cards: { colour: 'green' } } }], { copies: 2 }),
  traveler('reader', [{ draw: 1, forEach: { have: 'fire', every: 2, most: 3 } }], { copies: 2 }),
  traveler('student', [{ drawUpTo: 6 }], { copies: 2 }),
  traveler('forager', [{ drawFromValley: 2 }], { copies: 3 }),
  traveler('collector', [{ drawFromValley: 1, cards: { colour: 'green' } }], { copies: 2 }),
  producer('seer', [{ inspect: 3, keep: 1 }], { copies: 3 }),
  traveler('miser', [{ discard: 2 }], { copies: 1 }),
  traveler('minstrel', [{ discardUpTo: 3 }, { gain: { point: 1 }, forEach: 'counted' }], { copies: 2 }),
  traveler('sweeper', [{ discardFromValley: 2 }], { copies: 2 }),
  traveler(
    'stoker',
    [
      { payUpTo: 2, of: 'fire' },
      { gain: { point: 2 }, forEach: 'counted' },
    ],
    { copies: 2 },
  ),
  traveler(
    'trader',
    [
      { payUpTo: 2, of: 'any' },
      { gain: { any: 1 }, forEach: 'counted' },
    ],
    { copies: 2 },
  ),
  producer('kiln', [{ pay: { goods: { moss: 1, any: 1 } }, do: [{ gain: { point: 2 } }] }], { copies: 3 }),
  traveler('razer', [{ mayPay: { fromCity: { type: 'construction' } }, do: [{ gain: { any: 3 } }] }], { copies: 2 }),
  traveler('broker', [{ mayPay: { cards: 2, goods: { fire: 1 } }, do: [{ draw: 3 }] }], { copies: 2 }),
  traveler('giver', [{ give: { acorn: 2, any: 1 }, to: 'left' }], { copies: 2 }),
  traveler('patron', [{ give: { fire: 1 }, to: 'chosen' }], { copies: 2 }),
  traveler('postman', [{ giveCards: 2, to: 'chosen' }], { copies: 2 }),
  traveler(
    'friend',
    [
      { giveCardsUpTo: 2, to: 'left' },
      { gain: { point: 1 }, forEach: 'counted' },
    ],
    { copies: 2 },
  ),
  traveler('herald', [{ letDraw: 1, who: 'each' }], { copies: 1 }),
  traveler('teacher', [{ letDraw: 2, who: 'chosen' }], { copies: 1 }),
  traveler('neighbour', [{ letDraw: 1, who: 'left' }], { copies: 1 }),
  producer('digger', [{ clearSnow: 'city', byDiscarding: 1 }], { copies: 3 }),
  producer('plough', [{ clearSnow: 'board', byDiscarding: 0 }], { copies: 2 }),
  traveler('mason', [{ moveChimney: 1 }], { copies: 2 }),
  traveler('sweep', [{ takeBackChimney: 1 }], { copies: 2 }),
  traveler('caller', [{ useBigCritter: 1 }], { copies: 2 }),
  traveler('mover', [{ may: [{ returnToHand: { type: 'critter' } }] }], { copies: 2 }),
  producer('echo', [{ activate: 1, of: 'you' }], { copies: 2 }),
  traveler('mimic', [{ activate: 1, of: 'opponents' }], { copies: 2 }),
  traveler('copyist', [{ activate: 1, of: 'left' }], { copies: 1 }),
  traveler('runner', [{ useLocation: 'basic' }], { copies: 2 }),
  traveler('smith', [{ useLocation: 'forge', free: true }], { copies: 1 }),
  traveler('builder', [{ playCard: { type: 'construction' }, from: 'either', less: 2 }], { copies: 2 }),
  traveler('scholar', [{ completeQuest: 1 }, { drawQuests: 2, keep: 1 }], { copies: 2 }),
  traveler('chooser', [{ choose: [[{ gain: { fire: 2 } }], [{ draw: 2 }]] }], { copies: 2 }),
  traveler('judge', [{ if: { atLeast: 3, of: { have: 'colour' } }, do: [{ gain: { point: 3 } }] }], { copies: 2 }),
  watcher('clerk', { play: { type: 'critter' } }, [{ gain: { moss: 1 } }]),
  watcher('bard', { play: { type: 'critter' } }, [{ may: [{ discard: 1 }] }]),
  watcher('usher', { play: { type: 'critter' } }, [{ draw: 1 }]),
  watcher('porter', { visit: 'basic' }, [{ gain: { fire: 1 } }]),
  watcher('skier', { clear: 'snow' }, [{ gain: { point: 1 } }]),
  watcher('skater', { clear: 'snow' }, [{ draw: 1 }]),
  watcher('scribe', { complete: 'quest' }, [{ gain: { any: 1 } }]),
  watcher('rider', { use: 'big-critter' }, [{ gain: { acorn: 1 } }]),
  watcher('potter', { use: 'chimney' }, [{ gain: { copper: 1 } }]),
  watcher('mourner', { discard: 'from-city' }, [{ draw: 1 }]),
  helper('crane', { play: { type: 'construction' }, less: 3, for: { thisCard: true } }),
  helper('market', { play: { type: 'critter' }, less: 1 }),
  helper('altar', { play: {}, less: 'all', for: { fromCity: { type: 'critter' }, cards: 1 } }),
  helper('flue', { play: { type: 'critter' }, movingChimney: true }, { chimney: 'common' }),
];

const bigCritter = (id: string, does: Words): BigCritterFile => ({ id, name: names(id), known: 'house', does });

/** Those that let others take something. */
const KIND: Readonly<Record<string, Words>> = {
  'beast-3': [{ let: { gain: { acorn: 2, fire: 1 } }, who: 'left' }],
  'beast-12': [{ let: { gain: { any: 2, point: 1 } }, who: 'chosen' }],
  'beast-19': [{ let: { gain: { any: 1 } }, who: 'each' }],
};
const beast = (id: string) => bigCritter(id, KIND[id] ?? [{ gain: { moss: 1 } }, { draw: 1 }]);

const bigCritters: readonly BigCritterFile[] = [
  bigCritter('wolf', [{ gain: { any: 2 } }]),
  bigCritter('bear', [{ gain: { fire: 3 } }]),
  bigCritter('owl', [{ draw: 3 }]),
  bigCritter('elk', [{ useBigCritter: 1 }]),
  ...Array.from({ length: 23 }, (_, at) => beast(`beast-${at + 1}`)),
];

const quest = (id: string, points: number, ...needs: readonly Requirement[]): QuestFile => ({
  ...{ id, name: names(id), known: 'house' },
  needs,
  points,
});

const NEEDS: readonly Requirement[] = [
  { moreThanLeft: { cards: { colour: 'green' } } },
  { atLeast: 3, of: { cards: { colour: 'green' } } },
  { asManyAsLeft: { have: 'birch' } },
  { asManyAsLeft: { have: 'card' } },
  { atLeast: 2, of: { have: 'fire' } },
  { moreThanLeft: { have: 'snow' } },
  { atLeast: 2, of: { cards: { family: 'watch' } } },
];

/** The Quests the rulebooks tell of. */
const KNOWN_LOWLANDS: readonly QuestFile[] = [
  quest('sprouts', 3, { moreThanLeft: { cards: { colour: 'green' } } }),
  quest('shore-to-shore', 4, { atLeast: 5, of: { cards: { colour: 'green' } } }, { asManyAsLeft: { have: 'birch' } }),
];
const KNOWN_HIGHLANDS: readonly QuestFile[] = [
  quest('nobility-in-need', 6, { atLeast: 2, of: { cards: { family: 'watch' } } }),
  quest('wandering-road', 5, { atLeast: 4, of: { cards: { colour: 'red' } } }, { asManyAsLeft: { have: 'moss' } }),
];

const quests = (kind: string, count: number, points: number): readonly QuestFile[] =>
  Array.from({ length: count }, (_, at) => quest(`${kind}-${at + 1}`, points, NEEDS[at % NEEDS.length] as Requirement));

const { locations, snowstorms, mountain, maps, schemes, tactics, levels } = silverfrost.content.file;

export const workshopFile: ContentFile = {
  name: 'workshop',
  cards,
  bigCritters,
  lowlands: [...KNOWN_LOWLANDS, ...quests('low', 26, 3)],
  highlands: [...KNOWN_HIGHLANDS, ...quests('high', 12, 6)],
  locations,
  snowstorms,
  mountain,
  maps,
  schemes,
  tactics,
  levels,
  families: { watch: 'house' },
};

export const workshop = readContent(workshopFile);
