import { flow, type Game } from '@snowbound/engine';
import { type Action, targetsOf } from './actions.ts';
import { ARCHIVE } from './archive/archive.ts';
import { arrange } from './arrange.ts';
import { questionsOf } from './asked.ts';
import { clone } from './clone.ts';
import { readContent, restoreContent } from './content.ts';
import { winners } from './ending.ts';
import { houseContent } from './house.ts';
import { imagine } from './imagine.ts';
import { wordsFor } from './moves.ts';
import { OPTIONS, whyNotOptions } from './options.ts';
import { rulesPage } from './rules-page.ts';
import { score } from './scoring.ts';
import { seatingFor, setup } from './setup.ts';
import type { State, WinterKingdomContent } from './state.ts';
import { type View, view } from './view.ts';
import { whyNot } from './why-not.ts';
import { winterKingdomLanguages } from './words.ts';

export const winterKingdom: Game<State, Action, View, WinterKingdomContent> = {
  name: 'winter-kingdom',
  rules: '2',
  players: { least: 2, most: 4 },
  options: OPTIONS,
  content: houseContent,
  languages: winterKingdomLanguages,
  rulesPage,
  readContent,
  restoreContent,
  archive: ARCHIVE,
  whyNotOptions,
  seating: seatingFor,
  setup,
  arrange,
  scenarios: async () => (await import('./scenarios.ts')).scenarios,
  clone,
  questions: questionsOf,
  answers: state => state.sealed,
  apply: flow.answer,
  moveFor: action => action.move,
  wordsFor,
  targets: targetsOf,
  whyNot,
  isOpen: false,
  view,
  imagine,
  reveals: state => state.reveals,
  questionNumber: state => state.questionNumber,
  journal: state => state.journal,
  score,
  winners,
};
