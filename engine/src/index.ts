export { type Bot, type Budget, type Chair, type Clock, chairAt } from './chair.ts';
export { type Content, contentId, KNOWN, type Known, leastSure, type Marked } from './content.ts';
export { type Fast, fastFromSeed, fork, unitFrom } from './fast.ts';
export type { Question } from './flow.ts';
export * as flow from './flow.ts';
export {
  type AnyGame,
  type Deal,
  type Game,
  type Payment,
  type PlayerIndex,
  playedWith,
  RULES,
  restoredWith,
  type Scenarios,
  shippedFile,
  shippedWith,
  type Viewer,
} from './game.ts';
export { type Entry, type Journal, toAll } from './journal.ts';
export { engineLanguages } from './languages.ts';
export { type OptionSpec, type Options, readOptions } from './options.ts';
export {
  type Name,
  type Phrase,
  type Phrasing,
  type Prompt,
  phrasing,
  type Seat,
  type Target,
  type Value,
} from './phrase.ts';
export { Problem, Problems, problem } from './problem.ts';
export type { OptionSnapshot, QuestionSnapshot } from './question-snapshot.ts';
export { cloneRandomness, draw, pick, type Randomness } from './random.ts';
export {
  clipped,
  type Fields,
  orElse,
  readFlag,
  readId,
  readList,
  readMarked,
  readName,
  readNumber,
  readObject,
  readOneOf,
  readText,
  required,
  shown,
} from './reading.ts';
export { NO_PREVIOUS, type Previous, reuse, reuseList, reuseRecord } from './reuse.ts';
export type { RuleEntry, RuleSection } from './rules-page.ts';
export { type Languages, LOCALES, type Locale, type Reader, say, type Wording, type Words } from './say.ts';
export { type ScoreLine, type ScoreSheet, total } from './score.ts';
export { type Sealed, sealedFrom } from './sealed.ts';
export { commitmentTo, isSeed, type Seed, seedFrom } from './seed.ts';
export { speech } from './speech.ts';
