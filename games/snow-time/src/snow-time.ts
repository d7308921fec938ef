import { flow, type Game } from '@snowbound/engine';
import { type Action, targetsOf } from './actions.ts';
import { ARCHIVE } from './archive/archive.ts';
import { arrange } from './arrange.ts';
import { readContent, restoreContent, type SnowTimeContent } from './content.ts';
import { houseContent } from './house.ts';
import { imagine } from './imagine.ts';
import { wordsFor } from './moves.ts';
import { OPTIONS } from './options.ts';
import { rulesPage } from './rules-page.ts';
import { score } from './scoring.ts';
import { seatsIn } from './seats.ts';
import { seatingFor, setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { type View, view } from './view.ts';
import { whyNot } from './why-not.ts';
import { snowTimeLanguages } from './words.ts';

export const snowTime: Game<State, Action, View, SnowTimeContent> = {
  name: 'snow-time',
  rules: '1',
  players: { least: 2, most: 5 },
  options: OPTIONS,
  content: houseContent,
  languages: snowTimeLanguages,
  rulesPage,
  readContent,
  restoreContent,
  archive: ARCHIVE,
  whyNotOptions: () => null,
  seating: seatingFor,
  setup,
  arrange,
  scenarios: () => import('./impossible.ts'),
  clone,
  questions: flow.questionsOf,
  answers: state => state.sealed,
  apply: flow.answer,
  moveFor: action => action.move,
  wordsFor,
  targets: targetsOf,
  whyNot,
  isOpen: true,
  view,
  imagine,
  reveals: state => state.reveals,
  questionNumber: state => state.questionNumber,
  journal: state => state.journal,
  score,
  winners: state => seatsIn(state.winners),
};
