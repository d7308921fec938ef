import { flow, type Phrase, toAll } from '@snowbound/engine';
import { type Action, type Card, type Effect, playerAt } from './state.ts';

const phrase = (rule: string, key: string, values: Phrase['values'] = {}): Phrase => ({ rule, key, values });

const action = (verb: Action['verb'], card: Card, move: string): Action => Object.freeze({ verb, card, move });
const LOW = action('aim', 0, 'aim low');
const HIGH = action('aim', 1, 'aim high');
const DRAW = action('draw', 0, 'draw');
const PLAYS = [0, 1, 2, 3].map(card => action('play', card, `play ${card}`));

/** Icicles of this size fall off when aimed at high. */
const SMALLEST_HIGH = 2;

/** IC-2: aim openly, then play a card or draw one. */
const takeATurn: Effect = {
  name: 'a turn',
  steps: [
    {
      kind: 'ask',
      prompt: phrase('IC-2.1', 'prompts.aim'),
      options: () => [LOW, HIGH],
      take: (state, _frame, chosen) => {
        state.aimedHigh = chosen === HIGH;
      },
    },
    {
      kind: 'ask',
      prompt: phrase('IC-2.2', 'prompts.play'),
      options: (state, { seat }) => {
        const plays = PLAYS.filter(({ card }) => playerAt(state, seat).hand.includes(card));
        return state.deck.length > 0 ? [...plays, DRAW] : plays;
      },
      take: (state, { seat }, { verb, card }) => {
        const player = playerAt(state, seat);
        if (verb === 'draw') {
          const drawn = state.deck.pop() as Card;
          state.reveals++;
          player.hand.push(drawn);
          state.journal?.push({ to: seat, tells: phrase('IC-2.2', 'journal.draws', { card: drawn }) });
          return 'end';
        }
        state.reveals++;
        player.hand.splice(player.hand.indexOf(card), 1);
        state.discard.push(card);
        const counts = state.aimedHigh ? (card >= SMALLEST_HIGH ? 2 : 0) : 1;
        player.points += counts * card;
        state.journal?.push(toAll(phrase('IC-2.2', 'journal.plays', { who: { seat }, card })));
      },
    },
    {
      kind: 'act',
      act: state => {
        // A drawn card never comes here: drawing ends the turn.
        state.aimedHigh = false;
      },
    },
  ],
};

/** IC-1: turns round the table until they are used up. */
export const theGame: Effect = {
  name: 'the game',
  steps: [
    {
      kind: 'act',
      act: state => {
        if (state.turnsLeft === 0) return;
        state.turnsLeft--;
        flow.resolve(state, state.turnsLeft % state.seats, takeATurn);
        return 'again';
      },
    },
  ],
};
