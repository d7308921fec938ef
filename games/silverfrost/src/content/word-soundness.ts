import type { Phrase } from '@snowbound/engine';
import type { ContentFile } from '../cards/card.ts';
import { type Head, headOf, type Place, type Word, type Words } from '../cards/words/word.ts';
import { phrase } from '../words.ts';
import type { ListName } from './file-shapes.ts';
import type { Report } from './report.ts';

/** Where words stand, as far as it matters for what they may say: the place of a Location, or none on a card. */
type Setting = Place | null;

const ON_A_CARD: Setting = null;

/** Words that leave something to be said `forEach: 'counted'`. */
const COUNTING: readonly Head[] = ['discardUpTo', 'payUpTo', 'giveCards', 'giveCardsUpTo'];

/** What must hold of well-formed words where they stand. */
export function checkAllWords(report: Report, { cards, bigCritters, locations }: Pick<ContentFile, ListName>): void {
  for (const { id, produces = [], whenPlayed = [], whenVisited = [], whenever } of cards) {
    const at = `content.cards (${id})`;
    checkWords(report, produces, `${at}.produces`, ON_A_CARD);
    checkWords(report, whenPlayed, `${at}.whenPlayed`, ON_A_CARD);
    checkWords(report, whenVisited, `${at}.whenVisited`, ON_A_CARD);
    if (whenever !== undefined) checkWords(report, whenever.do, `${at}.whenever.do`, ON_A_CARD);
  }
  for (const { id, does } of bigCritters) checkWords(report, does, `content.bigCritters (${id}).does`, ON_A_CARD);
  for (const { id, does, place } of locations) {
    checkWords(report, does, `content.locations (${id}).does`, place);
  }
}

function checkWords(report: Report, words: Words, at: string, setting: Setting, isCounted = false): void {
  let isAnythingCounted = isCounted;
  words.forEach((word, index) => {
    const place = `${at}[${index}]`;
    for (const problem of problemsOf(word, place, setting)) report.add(problem);
    if ('forEach' in word && word.forEach === 'counted' && !isAnythingCounted) {
      report.add(phrase('SF-2.3', 'problems.nothing-counted', { at: `${place}.forEach` }));
    }
    if (COUNTING.includes(headOf(word))) isAnythingCounted = true;
    for (const [field, inner] of wordsIn(word)) {
      checkWords(report, inner, `${place}.${field}`, setting, isAnythingCounted);
    }
  });
}

function problemsOf(word: Word, at: string, place: Setting): Phrase[] {
  const problems: Phrase[] = [];
  if ('inspect' in word && word.keep > word.inspect) problems.push(tooMany(at, word.inspect));
  if ('drawQuests' in word && word.keep > word.drawQuests) problems.push(tooMany(at, word.drawQuests));
  if ('useBigCritter' in word && word.withPoints === true && place !== 'beacon') {
    problems.push(phrase('SF-8.1', 'problems.points-at-beacons', { at: `${at}.withPoints` }));
  }
  // A Location that used its own kind would use itself for ever.
  if ('useLocation' in word && place !== null)
    problems.push(phrase('SF-3.15', 'problems.location-in-location', { at }));
  return problems;
}

const tooMany = (at: string, most: number): Phrase => phrase('SF-12', 'problems.keep', { at: `${at}.keep`, most });

/** The words inside a word, by the field they stand in. */
function wordsIn(word: Word): readonly (readonly [string, Words])[] {
  if ('do' in word) return [['do', word.do]];
  if ('may' in word) return [['may', word.may]];
  return 'choose' in word ? word.choose.map((words, index) => [`choose[${index}]`, words]) : [];
}
