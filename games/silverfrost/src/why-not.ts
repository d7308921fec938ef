import { type Decision, flow, type Phrase, type Seat } from '@snowbound/engine';
import { type Action, targetsOf } from './actions.ts';
import type { State } from './state.ts';
import { phrase } from './words.ts';

/** Why `what` is not offered to `seat` now; `null` exactly when it is. */
export function whyNot(state: State, seat: Seat, what: string): Phrase | null {
  if (state.isOver) return phrase('SF-9.2', 'reasons.over');
  if (state.players[seat] === undefined) return phrase('SF-1.13', 'reasons.unknown-seat', { seat });
  const decision = state.decisions.find(asked => asked.seat === seat);
  if (decision === undefined) return whyNotAsked(state);
  if (isOffered(decision, what)) return null;
  return phrase(decision.prompt.rule, 'reasons.unknown', { what, prompt: decision.prompt });
}

function isOffered({ seat, options }: Decision<Action>, what: string): boolean {
  return options.some(option => option.notation === what || targetsOf(seat, option).includes(what));
}

function whyNotAsked(state: State): Phrase {
  const rule = flow.questionOf(state)?.prompt.rule ?? 'SF-2.1';
  if (state.decisions.length !== 1) return phrase(rule, 'reasons.chosen');
  return phrase(rule, 'reasons.not-your-turn', { who: { seat: state.decisions[0]?.seat ?? 0 } });
}
