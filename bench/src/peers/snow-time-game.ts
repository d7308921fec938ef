/** The game for boardgame.io: a turn is a round, a stage a question; who has answered leaves the stage. */

import { createRequire } from 'node:module';
import type { Ctx, Game, LongFormMove, MoveFn, PlayerID } from 'boardgame.io';
import type { Card, Colour, PeerQuestion, SnowTime } from './snow-time-components.ts';
import { cardsIn, healingNamed, healings, setUp, wordsFor } from './snow-time-components.ts';
import { growFruit, proceed } from './snow-time-rules.ts';

type Core = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' }});
// The package has folders instead of an export map, which an ES import cannot open.
const { INVALID_MOVE, PlayerView } = createRequire(import.meta.url)('boardgame.io/core') as Core;

export interface SnowTimeSetup {
  /** Taken in order instead of boardgame.io's own dice. */
  readonly dice?: readonly number[];
}

/** An answer in the words of the notation: `heal 3 5` is the move heal with '3' and '5'. */
interface Answer {
  readonly move: PeerQuestion;
  readonly args: string[];
}

/** The cards a seat names, or undefined if it may not. */
type Reading = (colour: Colour, words: readonly string[]) => Card[] | undefined;

const cardOfHand: Reading = (colour, words) => {
  const card = cardsIn('hand', colour).find(held => held === words[0]);
  return card && words.length === 1 ? [card] : undefined;
};

const cardOrNone: Reading = (colour, words) =>
  words.length === 1 && words[0] === 'none' ? [] : cardOfHand(colour, words);

/** A secret answer: only kept here, shown by `proceed` when all who were asked have given theirs. */
function secretly(read: Reading): LongFormMove<SnowTime> {
  const move: MoveFn<SnowTime> = ({ G, playerID }, ...words: string[]) => {
    const colour = G.colours[Number(playerID)];
    const player = G.players[playerID];
    const answer = colour && read(colour, words);
    if (!player || !answer) return INVALID_MOVE;
    player.answer = answer;
    return G;
  };
  // All answer at once, so one answer must not make another's stale.
  return { move, redact: true, client: false, undoable: false, ignoreStaleStateID: true };
}

/** What a seat may answer now; boardgame.io's bots ask for the same list. */
export function answersOf(G: SnowTime, ctx: Ctx, playerID: PlayerID): Answer[] {
  const colour = G.colours[Number(playerID)];
  const question = ctx.activePlayers?.[playerID];
  if (!colour) return [];
  if (question === 'play') return cardsIn('hand', colour).map(card => ({ move: 'play', args: [card] }));
  if (question === 'add') return [...cardsIn('hand', colour), 'none'].map(word => ({ move: 'add', args: [word] }));
  if (question === 'heal') return healings(colour).map(cards => ({ move: 'heal', args: wordsFor(cards) }));
  return [];
}

const once = { minMoves: 1, maxMoves: 1 };

export const snowTime: Game<SnowTime, Record<string, unknown>, SnowTimeSetup> = {
  name: 'snow-time',
  minPlayers: 3,
  maxPlayers: 5,
  // Secret answers are not taken back, and the stack would keep every state of the round.
  disableUndo: true,
  setup: ({ ctx }, setupData) => setUp(ctx.numPlayers, setupData?.dice),
  playerView: context => PlayerView.STRIP_SECRETS?.(context),
  turn: {
    activePlayers: { all: 'play', ...once },
    stages: {
      play: { moves: { play: secretly(cardOfHand) } },
      add: { moves: { add: secretly(cardOrNone) } },
      heal: { moves: { heal: secretly(healingNamed) } },
    },
    onBegin: ({ G, random }) => {
      G.question = 'play';
      growFruit(G, () => (G.secret.dice ? nextOf(G.secret.dice) : random.Die(6)));
    },
    onMove: ({ G, ctx, events }) => {
      if (ctx.activePlayers !== null) return;
      const asked = proceed(G, ctx.turn);
      if (asked.length === 0 || G.question === null) return;
      const stage = G.question;
      const value = Object.fromEntries(asked.map(seat => [String(seat), stage]));
      events.setActivePlayers({ value, ...once });
    },
    endIf: ({ G }) => G.question === null,
  },
  endIf: ({ G }) => (G.winners.length > 0 ? { winners: G.winners } : undefined),
  ai: { enumerate: answersOf },
};

function nextOf(dice: number[]): number {
  const die = dice.shift();
  if (die === undefined) throw new Error('the given dice have run out');
  return die;
}
