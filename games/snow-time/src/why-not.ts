import { type Decision, flow, type Phrase, type Seat } from '@snowbound/engine';
import { type Action, targetsOf } from './actions.ts';
import { type Card, cardNamed, has } from './cards.ts';
import { NOBODY } from './seats.ts';
import { colourAt, type State } from './state.ts';
import { cardName, phrase } from './words.ts';

/** Why `what` is not offered to `seat` now; `null` exactly when it is. */
export function whyNot(state: State, seat: Seat, what: string): Phrase | null {
  if (state.winners !== NOBODY) return phrase('ST-6.1', 'reasons.over');
  if (state.colours[seat] === undefined) return phrase('ST-1.1', 'reasons.unknown-seat', { seat });
  const decision = flow.decisionsOf(state).find(asked => asked.seat === seat);
  if (decision === undefined) return whyNotAsked(state, seat);
  if (isOffered(decision, what)) return null;
  return whyNotOffered(state, decision, what);
}

function isOffered({ seat, options }: Decision<Action>, what: string): boolean {
  return options.some(option => option.notation === what || targetsOf(seat, option).includes(what));
}

/** Nothing is asked of this seat: it has chosen, or it has no such card face up. */
function whyNotAsked(state: State, seat: Seat): Phrase {
  const rule = currentRule(state);
  if (state.sealed[seat] !== null) return phrase(rule, 'reasons.chosen');
  return phrase(rule, rule === 'ST-2.3' ? 'reasons.not-asked-add' : 'reasons.not-asked-heal');
}

function whyNotOffered(state: State, decision: Decision<Action>, what: string): Phrase {
  const { seat, prompt } = decision;
  const { rule } = prompt;
  if (what === 'pass' && rule === 'ST-2.2') return phrase(rule, 'reasons.no-pass');
  const asked = parse(what, seat);
  if (asked === null) return phrase(rule, 'reasons.unknown', { what, prompt });
  if (asked.seat !== seat) return phrase(rule, 'reasons.not-yours', { owner: { seat: asked.seat } });
  const wrongTime = phrase(rule, 'reasons.wrong-time', { prompt });
  if (asked.zone !== (rule === 'ST-3.1' ? 'discard' : 'hand')) return wrongTime;
  const reason = asked.zone === 'hand' ? whyNotInHand : whyNotInDiscard;
  return reason(state, seat, asked.cards, rule) ?? wrongTime;
}

/** A card that should come from the hand. */
function whyNotInHand(state: State, seat: Seat, cards: readonly Card[], rule: string): Phrase | null {
  const { hand, discard, spent } = colourAt(state, seat);
  const card = cards.find(missing => !has(hand, missing));
  if (card === undefined) return null;
  const values = { card: cardName(card) };
  if (has(discard, card)) return phrase(rule, 'reasons.in-discard', values);
  if (has(spent, card)) return phrase(rule, 'reasons.spent', values);
  return phrase(rule, 'reasons.face-up', values);
}

/** Champions that should come from the discard. */
function whyNotInDiscard(state: State, seat: Seat, cards: readonly Card[], rule: string): Phrase | null {
  const { hand, discard, spent } = colourAt(state, seat);
  if (cards.length === 0) return phrase(rule, 'reasons.not-all');
  const card = cards.find(missing => !has(discard, missing));
  if (card !== undefined) {
    const reason = has(hand, card) ? 'reasons.in-hand' : has(spent, card) ? 'reasons.spent' : 'reasons.face-up';
    return phrase(rule, reason, { card: cardName(card) });
  }
  return cards.length > 2 ? phrase(rule, 'reasons.too-many') : null;
}

interface Asked {
  readonly seat: Seat;
  readonly zone: 'hand' | 'discard';
  /** None for declining, and for all seven champions at once. */
  readonly cards: readonly Card[];
}

/** What somebody meant who asked for a move or touched a card. */
function parse(what: string, asking: Seat): Asked | null {
  const [verb = '', ...rest] = what.split(' ');
  const touched = verb === 'hand' || verb === 'discard';
  const seat = touched ? Number(rest.shift()) : asking;
  const zone = verb === 'heal' || verb === 'discard' ? 'discard' : 'hand';
  if (!touched && verb !== 'play' && verb !== 'add' && verb !== 'heal') return null;
  if (!touched && (rest.join() === 'none' || rest.join() === 'all')) return { seat, zone, cards: [] };
  const cards = rest.map(cardNamed).filter(card => card !== null);
  if (cards.length !== rest.length || cards.length === 0 || !Number.isInteger(seat)) return null;
  return { seat, zone, cards };
}

const currentRule = (state: State): string => flow.questionOf(state)?.prompt.rule ?? '';
