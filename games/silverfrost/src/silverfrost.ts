import { flow, type Game } from '@snowbound/engine';
import { type Action, PAUSES_WISHED, targetsOf } from './actions.ts';
import { ARCHIVE } from './archive/archive.ts';
import { arrange } from './arrange.ts';
import { clone } from './clone.ts';
import { houseContent } from './content/house.ts';
import { winners } from './ending.ts';
import { imagine } from './imagine.ts';
import { wordsFor } from './moves.ts';
import { OPTIONS, whyNotOptions } from './options.ts';
import { whyNot } from './reasons/why-not.ts';
import { score } from './scoring.ts';
import { seatingFor, setup } from './setup.ts';
import { playerAt, type SilverfrostContent, type State } from './state.ts';
import { payments } from './turn/ways-to-pay.ts';
import { type View, view } from './view.ts';
import { wholeLanguages } from './words.ts';

export const silverfrost: Game<State, Action, View, SilverfrostContent> = {
  name: 'silverfrost',
  rules: '2',
  players: { least: 1, most: 4 },
  options: OPTIONS,
  content: houseContent,
  languages: wholeLanguages,
  // What a running game does not need is loaded when it is asked for.
  rulesPage: async content => (await import('./rules-page.ts')).rulesPage(content),
  contentTemplate: async () => (await import('./content/template.ts')).contentTemplate(),
  readContent: async file => (await import('./content/reading.ts')).readContent(file),
  restoreContent: async file => (await import('./content/reading.ts')).restoreContent(file),
  archive: ARCHIVE,
  seating: seatingFor,
  whyNotOptions,
  setup,
  arrange,
  scenarios: () => import('./impossible.ts'),
  clone,
  questions: flow.questionsOf,
  answers: state => state.sealed,
  apply: flow.answer,
  wishes: {
    all: PAUSES_WISHED,
    note: (state, seat, { at }) => {
      playerAt(state, seat).pauses = at;
    },
  },
  moveFor: action => action.move,
  wordsFor,
  targets: targetsOf,
  payments,
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
