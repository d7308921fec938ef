import { flow, type Seat, toAll } from '@snowbound/engine';
import { BONUS_CHOICES, NOTHING_ASKED, TAKE_BONUS } from './actions.ts';
import type { Bonus } from './content.ts';
import { endIfHome } from './ending.ts';
import { hasGained, walk } from './points.ts';
import { NOBODY, type SeatSet, withSeat } from './seats.ts';
import { type AskAll, colourAt, type State } from './state.ts';
import { phrase } from './words.ts';

/** ST-5.4: the bonus a colour may take: its figure stands on it, and it gained that kind of point this round. */
export function bonusFor(state: State, seat: Seat): Bonus | null {
  const colour = colourAt(state, seat);
  const bonus = state.content.bonusAt[colour.space] ?? null;
  return bonus !== null && hasGained(colour, bonus.kind) ? bonus : null;
}

/** Whom the open question is about, whether or not they have answered: all know that much. */
export function atBonus(state: State): SeatSet {
  let asked = NOBODY;
  if (flow.openAsk(state) !== askedBonuses) return asked;
  for (let seat = 0; seat < state.seats; seat++) if (bonusFor(state, seat) !== null) asked = withSeat(asked, seat);
  return asked;
}

/** Everybody who may take a bonus does, unless the table asks first. */
export function takenBonuses(state: State): void {
  if (state.asksBonus) return;
  for (let seat = 0; seat < state.seats; seat++) {
    const bonus = bonusFor(state, seat);
    if (bonus !== null) takeBonus(state, seat, bonus);
  }
  endIfHome(state);
}

/** ST-5.4 with `bonus: asked`: whoever may take a bonus secretly takes or leaves it; all are shown together. */
export const askedBonuses: AskAll = {
  kind: 'askAll',
  prompt: phrase('ST-5.4', 'prompts.bonus'),
  options: (state, _frame, seat) => (state.asksBonus && bonusFor(state, seat) !== null ? BONUS_CHOICES : NOTHING_ASKED),
  reveal: (state, _frame, chosen) => {
    for (let seat = 0; seat < state.seats; seat++) {
      const bonus = bonusFor(state, seat);
      if (bonus === null) continue;
      if (chosen[seat] === TAKE_BONUS) takeBonus(state, seat, bonus);
      else state.journal?.push(toAll(phrase('ST-5.4', 'journal.bonus-left', valuesOf(seat, bonus))));
    }
    endIfHome(state);
  },
};

function takeBonus(state: State, seat: Seat, bonus: Bonus): void {
  colourAt(state, seat).bonus += walk(state, seat, bonus.worth);
  state.journal?.push(toAll(phrase('ST-5.4', 'journal.bonus', { ...valuesOf(seat, bonus), worth: bonus.worth })));
}

const valuesOf = (seat: Seat, { space, kind }: Bonus) => ({ who: { seat }, space, kind });
