import { flow, toAll } from '@snowbound/engine';
import { cardOf, playsFrom } from './actions.ts';
import { askedBonuses, takenBonuses } from './bonuses.ts';
import { LEVELS, NO_CARDS } from './cards.ts';
import { endAtLimit, endIfHome } from './ending.ts';
import { NOBODY } from './seats.ts';
import { guardians, healers, reveal, snowstorms } from './specials.ts';
import { type Act, type AskAll, colourAt, type Effect, fruitOn, type State } from './state.ts';
import { mana, settleTree } from './tree.ts';
import { cardName, phrase } from './words.ts';

const DIE_FACES = 6;

const act = (happens: (state: State) => void): Act => ({ kind: 'act', act: happens });

/** ST-2.1: one die per token left, at most two; each adds one fruit to its level. */
function growFruit(state: State): void {
  state.round++;
  state.firstDie = state.supply > 0 ? growOne(state, 'first die') : 0;
  state.secondDie = state.supply > 0 ? growOne(state, 'second die') : 0;
  if (state.journal === null) return;
  const { round, firstDie: first, secondDie: second } = state;
  state.journal.push(toAll(phrase('ST-2.5', 'journal.round', { round })));
  const dice = (first > 0 ? 1 : 0) + (second > 0 ? 1 : 0);
  const isDouble = dice === 2 && first === second;
  const grows = isDouble
    ? phrase('ST-2.1', 'journal.double', { level: first })
    : phrase('ST-2.1', 'journal.fruit', { dice, first, second });
  state.journal.push(toAll(grows));
}

function growOne(state: State, die: string): number {
  const level = flow.roll(state, die, DIE_FACES) + 1;
  state.fruit[level] = fruitOn(state, level) + 1;
  state.supply--;
  return level;
}

/** ST-2.2: every colour secretly picks one card of its hand; all are revealed together. */
const choose: AskAll = {
  kind: 'askAll',
  prompt: phrase('ST-2.2', 'prompts.choose'),
  options: (state, _frame, seat) => playsFrom(colourAt(state, seat).hand),
  reveal: (state, _frame, chosen) => {
    for (let seat = 0; seat < state.seats; seat++) {
      const action = chosen[seat];
      if (action === null || action === undefined) continue;
      const card = cardOf(action);
      reveal(state, seat, card);
      state.journal?.push(toAll(phrase('ST-2.2', 'journal.plays', { who: { seat }, card: cardName(card) })));
    }
  },
};

function settleMana(state: State): void {
  mana(state);
  endIfHome(state);
}

/** ST-2.5: champions still standing and Healers go back to the hand. */
function takeBack(state: State): void {
  for (let level = 1; level <= LEVELS; level++) state.tree[level] = NOBODY;
  for (let seat = 0; seat < state.seats; seat++) {
    const colour = colourAt(state, seat);
    colour.hand |= colour.revealed;
    colour.revealed = NO_CARDS;
    colour.gained = 0;
  }
  if (state.round >= state.content.roundLimit) endAtLimit(state);
}

/** ST-2: a round, in its order. */
const round: Effect = {
  name: 'a round',
  steps: [
    act(growFruit),
    choose,
    guardians,
    act(snowstorms),
    healers,
    act(settleTree),
    act(settleMana),
    askedBonuses,
    act(takenBonuses),
    act(takeBack),
  ],
};

/** One round after another; the last one clears the stack. */
export const theGame: Effect = {
  name: 'the game',
  steps: [
    {
      kind: 'act',
      act: (state, { seat }) => {
        flow.resolve(state, seat, round);
        return 'again';
      },
    },
  ],
};

/** A round whose fruit has grown already: where an arranged position begins. */
export function resumeAtChoice(state: State): void {
  flow.resolve(state, 0, theGame);
  flow.begin(state, 0, round, 0).nextStep = round.steps.indexOf(choose);
  flow.advance(state);
}
