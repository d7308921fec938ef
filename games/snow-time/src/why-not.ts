import { flow, type Phrase, type Question, type Seat } from '@snowbound/engine';
import { type Action, targetsOf } from './actions.ts';
import { type Card, cardNamed, has } from './cards.ts';
import { NOBODY } from './seats.ts';
import { colourAt, type State } from './state.ts';
import { cardName, phrase } from './words.ts';

/** Why `what` is not offered to `seat` now; `null` exactly when it is. */
export function whyNot(state: State, seat: Seat, what: string): Phrase | null {
  if (state.winners !== NOBODY) return phrase('ST-6.1', 'reasons.over');
  if (state.colours[seat] === undefined) return phrase('ST-1.1', 'reasons.unknown-seat', { seat });
  const question = flow.questionsOf(state).find(asked => asked.seat === seat);
  if (question === undefined) return whyNotAsked(state, seat);
  if (isOffered(question, what)) return null;
  return whyNotOffered(state, question, what);
}

function isOffered({ seat, options }: Question<Action>, what: string): boolean {
  return options.some(option => option.move === what || targetsOf(seat, option).includes(what));
}

/** Nothing is asked of this seat: it has chosen, or it has no such card face up. */
function whyNotAsked(state: State, seat: Seat): Phrase {
  const rule = currentRule(state);
  if (state.sealed[seat] !== null) return phrase(rule, 'reasons.chosen');
  if (rule === 'ST-5.4') return whyNoBonus(state, seat);
  return phrase(rule, rule === 'ST-2.3' ? 'reasons.not-asked-add' : 'reasons.not-asked-heal');
}

function whyNoBonus(state: State, seat: Seat): Phrase {
  const bonus = state.content.bonusAt[colourAt(state, seat).space] ?? null;
  if (bonus === null) return phrase('ST-5.4', 'reasons.no-bonus-space');
  return phrase('ST-5.4', 'reasons.no-bonus-kind', { kind: bonus.kind });
}

function whyNotOffered(state: State, question: Question<Action>, what: string): Phrase {
  const { seat, prompt } = question;
  const { rule } = prompt;
  if (what === 'pass' && rule === 'ST-2.2') return phrase(rule, 'reasons.no-pass');
  const asked = parse(what, seat);
  if (asked === null) return phrase(rule, 'reasons.unknown', { what, prompt });
  const isTrack = asked.zone === 'track';
  const owner = { seat: asked.seat };
  if (asked.seat !== seat) return phrase(rule, isTrack ? 'reasons.not-your-figure' : 'reasons.not-yours', { owner });
  if (isTrack && !state.asksBonus) return phrase('ST-5.4', 'reasons.bonus-taken');
  const wrongTime = phrase(rule, 'reasons.wrong-time', { prompt });
  if (asked.zone === 'discard') {
    if (rule === 'ST-3.1') return whyNotInDiscard(state, seat, asked.cards, rule) ?? wrongTime;
    // Whoever touches a card there wants to know how it comes back.
    return (asked.isTouch ? whyNotInHand(state, seat, asked.cards, rule) : null) ?? wrongTime;
  }
  const isFromHand = asked.zone === 'hand' && (rule === 'ST-2.2' || rule === 'ST-2.3');
  return (isFromHand ? whyNotInHand(state, seat, asked.cards, rule) : null) ?? wrongTime;
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
  readonly zone: 'hand' | 'discard' | 'track';
  /** A thing was touched, no move written. */
  readonly isTouch: boolean;
  /** None for declining, and for all seven champions at once. */
  readonly cards: readonly Card[];
}

/** Where what a move or a target is about lies, and what may stand there instead of cards. */
const ZONES = new Map<string, { zone: Asked['zone']; words: readonly string[]; isTouch: boolean }>([
  ['play', { zone: 'hand', words: ['none', 'all'], isTouch: false }],
  ['add', { zone: 'hand', words: ['none', 'all'], isTouch: false }],
  ['heal', { zone: 'discard', words: ['none', 'all'], isTouch: false }],
  ['bonus', { zone: 'track', words: ['take', 'leave'], isTouch: false }],
  ['hand', { zone: 'hand', words: [], isTouch: true }],
  ['discard', { zone: 'discard', words: [], isTouch: true }],
  ['figure', { zone: 'track', words: [''], isTouch: true }],
]);

/** What somebody meant who asked for a move or touched a card or a figure. */
function parse(what: string, asking: Seat): Asked | null {
  const [verb = '', ...rest] = what.split(' ');
  const known = ZONES.get(verb);
  if (known === undefined) return null;
  const { zone, words, isTouch } = known;
  const seat = isTouch ? Number(rest.shift()) : asking;
  const cards = rest.map(cardNamed).filter(card => card !== null);
  const isSound = words.includes(rest.join()) || (zone !== 'track' && cards.length > 0 && cards.length === rest.length);
  return isSound && Number.isInteger(seat) ? { seat, zone, isTouch, cards } : null;
}

const currentRule = (state: State): string => flow.questionsOf(state)[0]?.prompt.rule ?? '';
