import { contentId } from '@snowbound/engine';
import { actionsOf } from '../actions.ts';
import type { BigCritterFile, CardFile, ContentFile, LocationFile, QuestFile, SnowstormFile } from '../cards/card.ts';
import { askedBy, compileBonus, compileRequirement, countedBy } from '../cards/words/amounts.ts';
import { bearingOf } from '../cards/words/bearing.ts';
import { namedGoods } from '../cards/words/gaining.ts';
import type { Lexicon } from '../cards/words/lexicon.ts';
import { type Ability, type Cards, headOf, type Occasion, type Words } from '../cards/words/word.ts';
import { FREE, priceOf, sizeOf } from '../goods.ts';
import { bigCritterName, cardName, locationName, ownNames, questName } from '../names.ts';
import { printThings } from '../printed.ts';
import { SharedViews } from '../shared-views.ts';
import type {
  Asked,
  BigCritter,
  Card,
  CardPlaying,
  Effect,
  Location,
  OccasionName,
  Quest,
  SilverfrostContent,
  Snowstorm,
  Trigger,
} from '../state.ts';
import { ifStillOpen } from '../turn/triggers.ts';
import { type LexiconOf, lexiconsOf } from './lexicons.ts';
import { compileSolo } from './solo.ts';

/** More than any card costs. */
const EVERYTHING = 99;

/** The content of a file that has been found sound: data turned into rules. */
export function compileContent(file: ContentFile): SilverfrostContent {
  const lexiconOf = lexiconsOf(file);
  const cards = file.cards.map((card, number) => compileCard(card, number, lexiconOf));
  const quests = (list: ContentFile['lowlands']) => list.map((quest, number) => compileQuest(quest, number, lexiconOf));
  return {
    id: contentId(file.name, file),
    names: ownNames(file),
    file,
    cards,
    bigCritters: file.bigCritters.map((critter, number) => compileBigCritter(critter, number, lexiconOf)),
    lowlands: quests(file.lowlands),
    highlands: quests(file.highlands),
    locations: file.locations.map((location, number) => compileLocation(location, number, lexiconOf)),
    guild: [...file.locations.keys()].filter(number => file.locations[number]?.place === 'guild'),
    snowstorms: file.snowstorms.map((storm, number) => compileSnowstorm(storm, number, file)),
    mountain: file.mountain.value,
    solo: compileSolo(file),
    actions: actionsOf(file),
    printed: printThings(file),
    sharedViews: new SharedViews(),
    wholeDeck: cards.flatMap(({ number, file: { copies } }) => Array.from({ length: copies }, () => number)),
  };
}

/** Whether what words bring is fixed. */
const isPlain = (words: Words): boolean =>
  words.every(word => {
    const head = headOf(word);
    if ('forEach' in word) return false;
    return head === 'draw' || ('gain' in word && word.gain.any === undefined);
  });

function compileBigCritter(file: BigCritterFile, number: number, lexiconOf: LexiconOf): BigCritter {
  const { id, does } = file;
  const source = { name: bigCritterName({ id, file }), thing: `big ${id}` };
  return { number, id, file, effect: lexiconOf(source).effect(does, id) };
}

function compileLocation(file: LocationFile, number: number, lexiconOf: LexiconOf): Location {
  const { id, place, shared, fire = 0, discards = 0, points = 0, from = 0, does } = file;
  const source = { name: locationName(file), thing: `location ${id}` };
  const effect = lexiconOf(source).effect(does, id);
  return { number, id, file, source, place, isShared: shared === true, fire, discards, points, from, effect };
}

function compileQuest(file: QuestFile, number: number, lexiconOf: LexiconOf): Quest {
  const { id } = file;
  const lexicon = lexiconOf({ name: questName({ id, file }), thing: `quest ${id}` });
  const asked = file.needs.map(askedBy);
  const partsOf = (some: readonly Asked[]): number => some.reduce((all, { looksAt }) => all | looksAt, 0);
  return {
    number,
    id,
    file,
    points: file.points,
    needs: file.needs.map(requirement => compileRequirement(requirement, lexicon, true)),
    counts: file.needs.map(requirement => countedBy(requirement, lexicon, true)),
    asked,
    looksAt: partsOf(asked),
    looksLeft: partsOf(asked.filter(({ asks }) => asks !== 'at-least')),
  };
}

function compileCard(file: CardFile, number: number, lexiconOf: LexiconOf): Card {
  const { id, produces, whenPlayed, whenVisited, whenever, ability, bonus = [], chimney } = file;
  const source = { name: cardName({ id, file }), thing: `card ${id}` };
  const lexicon = lexiconOf(source);
  const onPlay = produces ?? whenPlayed;
  const effect = onPlay === undefined ? null : lexicon.effect(onPlay, id);
  const cost = file.cost === 'fire-to-left' ? FREE : priceOf(file.cost);
  return {
    number,
    id,
    file,
    source,
    isCritter: file.type === 'critter',
    isUnique: file.unique === true,
    colour: file.colour,
    cost,
    size: sizeOf(cost),
    costsFireToLeft: file.cost === 'fire-to-left',
    points: file.points,
    takesNoSpace: file.takesNoSpace === true,
    lets: chimney === undefined ? null : lexicon.meant(letIn(chimney)),
    effect,
    production: produces === undefined || effect === null ? null : whileOpen(effect),
    visit: whenVisited === undefined ? null : lexicon.effect(whenVisited, id),
    isPlain: isPlain(produces ?? []),
    bearing: bearingOf(produces ?? whenever?.do ?? []),
    trigger: whenever === undefined ? null : compileTrigger(whenever, lexicon.effect(whenever.do, id), lexicon),
    playing: ability === undefined ? null : compileAbility(ability, number, lexicon),
    bonus: bonus.map(each => compileBonus(each, lexicon)),
  };
}

const whileOpen = ({ name, steps }: Effect): Effect => ({ name, steps: [ifStillOpen, ...steps] });

/** SF-4.5: Critters of a colour, or any Unique or Common one. */
const letIn = (chimney: NonNullable<CardFile['chimney']>): Cards =>
  chimney === 'unique' || chimney === 'common'
    ? { type: 'critter', rank: chimney }
    : { type: 'critter', colour: chimney };

function compileTrigger(
  { you, do: does }: NonNullable<CardFile['whenever']>,
  effect: Effect,
  lexicon: Lexicon,
): Trigger {
  return {
    occasion: occasionOf(you),
    cards: lexicon.meant('play' in you ? you.play : {}),
    place: 'visit' in you ? you.visit : null,
    effect: whileOpen(effect),
    brings: isPlain(does) ? broughtBy(does) : null,
  };
}

/** What words bring that only gain and draw what is fixed. */
const broughtBy = (does: Words): NonNullable<Trigger['brings']> => ({
  goods: does.flatMap(word => ('gain' in word ? namedGoods(word.gain) : [])),
  cards: does.reduce((cards, word) => cards + ('draw' in word ? word.draw : 0), 0),
});

function occasionOf(you: Occasion): OccasionName {
  if ('play' in you) return 'play';
  if ('visit' in you) return 'visit';
  if ('clear' in you) return 'snow';
  if ('complete' in you) return 'quest';
  return 'use' in you ? you.use : 'city-discard';
}

function compileAbility(ability: Ability, number: number, lexicon: Lexicon): CardPlaying {
  const { thisCard, fire = 0, cards = 0, fromCity } = ability.for ?? {};
  const less = 'less' in ability ? ability.less : 0;
  const meant = lexicon.meant(ability.play);
  // Else copies could replace each other without end.
  if (thisCard === true) meant[number] = 0;
  return {
    ability,
    cards: meant,
    less: less === 'all' ? EVERYTHING : less,
    movesChimney: 'movingChimney' in ability,
    takesThisCard: thisCard === true,
    fire,
    discards: cards,
    fromCity: fromCity === undefined ? null : lexicon.meant(fromCity),
  };
}

const VALLEY = /^valley-(\d)$/;

function compileSnowstorm({ target, from = 0 }: SnowstormFile, number: number, { locations }: ContentFile): Snowstorm {
  const position = VALLEY.exec(target)?.[1];
  if (position !== undefined) return { number, isValley: true, at: Number(position) - 1, from };
  return { number, isValley: false, at: locations.findIndex(({ id }) => id === target), from };
}
