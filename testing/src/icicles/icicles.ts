import {
  type Content,
  type Deal,
  type Fast,
  flow,
  fork,
  type Game,
  type Languages,
  pick,
  type Seat,
  type Viewer,
} from '@snowbound/engine';
import { type Action, type Card, clone, type State } from './state.ts';
import { theGame } from './turn.ts';

export interface View {
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  readonly points: readonly number[];
  readonly deckSize: number;
  readonly discard: readonly Card[];
  readonly aimedHigh: boolean;
}

const CARDS: readonly Card[] = [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3];
const HAND_SIZE = 2;
const CONTENT: Content = { id: 'icicles-1', file: {} };

const noWords: Languages = { en: async () => ({}), de: async () => ({}), pl: async () => ({}) };

function setup({ players, options, random, journal }: Deal<Content>): State {
  const state: State = {
    seats: players,
    random,
    journal,
    stack: [],
    questions: [],
    sealed: Array.from({ length: players }, () => null),
    reveals: 0,
    questionNumber: 0,
    players: Array.from({ length: players }, () => ({ hand: [], points: 0 })),
    deck: [],
    discard: [],
    turnsLeft: options['length'] === 'long' ? 5 * players : 3 * players,
    aimedHigh: false,
  };
  const rest = CARDS.slice();
  while (rest.length > 0) state.deck.push(...rest.splice(flow.roll(state, 'deck', rest.length), 1));
  for (const { hand } of state.players) hand.push(...state.deck.splice(-HAND_SIZE));
  flow.resolve(state, 0, theGame);
  flow.advance(state);
  return state;
}

function view(state: State, viewer: Viewer): View {
  return {
    hand: viewer === 'spectator' ? [] : (state.players[viewer]?.hand.slice() ?? []),
    handSizes: state.players.map(({ hand }) => hand.length),
    points: state.players.map(({ points }) => points),
    deckSize: state.deck.length,
    discard: state.discard.slice(),
    aimedHigh: state.aimedHigh,
  };
}

/** Deals the deck and the other hands anew from the cards the viewer does not know. */
function imagine(state: State, viewer: Seat, random: Fast): State {
  const imagined = clone(state);
  const hidden = [imagined.deck, ...imagined.players.filter((_, seat) => seat !== viewer).map(({ hand }) => hand)];
  const unknown = hidden.flat().sort();
  for (const zone of hidden) {
    for (let at = 0; at < zone.length; at++) {
      const card = pick(random, unknown);
      unknown.splice(unknown.indexOf(card), 1);
      zone[at] = card;
    }
  }
  askAgain(imagined);
  imagined.random = fork(random);
  return imagined;
}

/** After a redeal the player who is asked is asked again, with the imagined hand. */
function askAgain(state: State): void {
  state.questions.pop();
  flow.advance(state);
}

export const icicles: Game<State, Action, View, Content> = {
  name: 'icicles',
  rules: '1',
  players: { least: 2, most: 4 },
  options: [{ name: 'length', choices: ['short', 'long'] }],
  content: CONTENT,
  languages: noWords,
  rulesPage: () => [],
  readContent: () => CONTENT,
  restoreContent: () => CONTENT,
  archive: {},
  whyNotOptions: () => null,
  seating: players => Array.from({ length: players }, (_, seat) => seat),
  setup,
  arrange: setup,
  clone,
  questions: state => state.questions,
  answers: state => state.sealed,
  apply: flow.answer,
  moveFor: action => action.move,
  wordsFor: ({ verb, card }) => ({
    key: `moves.${verb}`,
    rule: 'IC-2',
    values: { card, height: card === 0 ? 'low' : 'high' },
  }),
  targets: (seat, { verb, card }) => (verb === 'play' ? [`hand ${seat} ${card}`] : []),
  whyNot: (state, seat, what) => {
    const question = state.questions.find(asked => asked.seat === seat);
    if (
      question?.options.some(
        option => option.move === what || (what === `hand ${seat} ${option.card}` && option.verb === 'play'),
      )
    )
      return null;
    return { key: 'reasons.not-offered', rule: 'IC-2', values: { what } };
  },
  isOpen: false,
  view,
  imagine,
  reveals: state => state.reveals,
  questionNumber: state => state.questionNumber,
  journal: state => state.journal,
  score: (state, seat) => [{ source: 'score.points', points: state.players[seat]?.points ?? 0 }],
  winners: state => {
    if (state.questions.length > 0) return [];
    const most = Math.max(...state.players.map(({ points }) => points));
    return state.players.flatMap(({ points }, seat) => (points === most ? [seat] : []));
  },
};
