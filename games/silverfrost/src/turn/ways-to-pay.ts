import { flow, type Payment, type Phrase, type Seat } from '@snowbound/engine';
import type { Action, Verb } from '../actions.ts';
import { hasChimney, kindOfWhich, placeOf, type Which, whichOf } from '../city.ts';
import { clone } from '../clone.ts';
import { amountOf, FIRE, GOODS, RESOURCES } from '../goods.ts';
import { locationAt } from '../locations/placing.ts';
import { cardName } from '../names.ts';
import { cardOf, type Effect, type Frame, NO_CARD, playerAt, type State } from '../state.ts';
import { goods, phrase } from '../words.ts';
import { NO_ABILITY } from './abilities.ts';
import { paymentSteps } from './payment.ts';
import { NO_BUILDING } from './triggers.ts';

/** One way through the questions of a payment, and how everything stands at its end. */
interface Way {
  readonly answers: readonly Action[];
  /** The card whose ability is used. */
  readonly ability: Which;
  readonly after: State;
}

/** What a way takes, from the first price to the last. */
interface Taken {
  readonly goods: readonly number[];
  readonly chimney: Which;
  readonly cards: number;
  readonly buildings: number;
}

/** Nobody reads a longer list. */
const MOST_WAYS = 24;
/** What may have a price; anything else could lead on to what is not known yet. */
const PRICED: readonly Verb[] = [
  'play',
  'play-from-valley',
  'worker',
  'ranger',
  'visit',
  'ranger-visit',
  'use',
  'clear',
  'pay',
  'chimney',
  'with',
];
const ONLY_PAYING: Effect = { name: 'paying for a card', steps: paymentSteps };

/**
 * The ways to pay for an option that is offered, the most sensible first. The payment itself is tried out on a copy:
 * nothing after it, so nothing that could be learned from it.
 */
export function payments(state: State, seat: Seat, action: Action): readonly Payment[] {
  const begun = PRICED.includes(action.verb) ? afterTaking(state, action) : null;
  if (begun === null) return [];
  const ways: Way[] = [];
  explore(advanced(begun), seat, ways);
  const seen = new Set<string>();
  const different = ways
    .map(way => ({ way, taken: takenBy(state, begun.after, way.after, seat) }))
    .filter(({ way, taken }) => {
      const key = JSON.stringify([way.ability, taken]);
      return !seen.has(key) && seen.add(key);
    })
    .sort((one, other) => worth(one.taken) - worth(other.taken) || evenness(one.way, other.way, seat));
  const travels = action.verb === 'worker' || action.verb === 'ranger' ? locationAt(state, action.at).discards : 0;
  const found = different.slice(0, MOST_WAYS).map(({ way, taken }) => paymentOf(state, way, taken, travels));
  return found.length === 1 && found[0]?.words.key === 'payment.nothing' ? [] : found;
}

/** The position once the option is chosen and what it costs at once is paid; nothing else has happened yet. */
function afterTaking(state: State, action: Action): Way | null {
  const after = clone(state);
  const step = flow.openAsk(after);
  const frame = after.stack.at(-1);
  if (step?.kind !== 'ask' || frame === undefined) return null;
  frame.nextStep++;
  after.questions.length = 0;
  const next = step.take(after, frame, action);
  const paying = after.playing === NO_CARD ? undefined : after.stack.at(-1);
  after.stack.length = 0;
  if (paying === undefined) return { answers: [], ability: NO_ABILITY, after };
  if (next === 'again') paying.nextStep--;
  const trial: Frame = { ...paying, effect: ONLY_PAYING };
  after.stack.push(trial);
  return { answers: [], ability: trial.subject, after };
}

/** The same, as far as nothing is asked. */
function advanced(begun: Way): Way {
  const after = clone(begun.after);
  const frame = after.stack[0];
  flow.advance(after);
  return { ...begun, after, ability: frame?.subject ?? NO_ABILITY };
}

function explore(way: Way, seat: Seat, ways: Way[]): void {
  const options = way.after.questions[0]?.options ?? [];
  if (options.length === 0) ways.push(way);
  // Which card is given up is for its player alone to say: that is asked when it comes to it.
  else if (options.some(({ verb }) => verb === 'card' || verb === 'city')) ways.push(somehow(way, seat));
  else for (const option of options) explore(answered(way, seat, option), seat, ways);
}

function answered({ answers, after }: Way, seat: Seat, option: Action): Way {
  const next = clone(after);
  const frame = next.stack[0];
  flow.answer(next, seat, option);
  return { answers: [...answers, option], after: next, ability: frame?.subject ?? NO_ABILITY };
}

/** The same way to its end, whatever is still to be chosen; only what was chosen so far belongs to it. */
function somehow(way: Way, seat: Seat): Way {
  let end = way;
  for (;;) {
    const option = end.after.questions[0]?.options[0];
    if (option === undefined) return { ...end, answers: way.answers };
    end = answered(end, seat, option);
  }
}

function takenBy(before: State, begun: State, after: State, seat: Seat): Taken {
  const [had, held, has] = [playerAt(before, seat), playerAt(begun, seat), playerAt(after, seat)];
  const laid = has.chimneys < held.chimneys;
  const isNew = (building: number): boolean =>
    hasChimney(building) && !hasChimney(held.city[placeOf(held.city, whichOf(building))] as number);
  const chimney = laid ? has.city.find(isNew) : undefined;
  return {
    goods: GOODS.map((_, good) => amountOf(had.supply, good) - amountOf(has.supply, good)),
    chimney: chimney === undefined ? NO_BUILDING : whichOf(chimney),
    cards: held.hand.length - has.hand.length,
    buildings: held.city.length - has.city.length,
  };
}

/** How dear a way is: about what the things are worth in resources. */
const WORTH = { chimney: 2, card: 2, building: 3 };
const worth = ({ goods: [birch = 0, moss = 0, copper = 0, acorn = 0, fire = 0], chimney, cards, buildings }: Taken) =>
  birch +
  moss +
  copper +
  acorn +
  fire +
  (chimney === NO_BUILDING ? 0 : WORTH.chimney) +
  cards * WORTH.card +
  buildings * WORTH.building;

/** Of equally dear ways the one that leaves some of everything. */
function evenness(one: Way, other: Way, seat: Seat): number {
  const spread = ({ after }: Way): number =>
    RESOURCES.reduce((sum, _, good) => sum + amountOf(playerAt(after, seat).supply, good) ** 2, 0);
  return spread(one) - spread(other);
}

function paymentOf(state: State, { answers, ability }: Way, taken: Taken, travels: number): Payment {
  const takes: Record<string, number> = {};
  const parts: Phrase[] = [];
  for (let good = 0; good <= FIRE; good++) {
    const name = GOODS[good];
    const count = taken.goods[good] ?? 0;
    if (name === undefined || count <= 0) continue;
    takes[name] = count;
    parts.push(goods(name, count));
  }
  const named = (which: Which) => cardName(cardOf(state, kindOfWhich(which)));
  if (taken.chimney !== NO_BUILDING) parts.push(phrase('SF-4.5', 'payment.chimney', { card: named(taken.chimney) }));
  const cards = taken.cards + travels;
  if (cards > 0) parts.push(phrase('SF-4.1', 'payment.cards', { count: cards }));
  const playing = ability === NO_ABILITY ? null : cardOf(state, kindOfWhich(ability)).playing;
  if (playing?.takesThisCard === true) parts.push(phrase('SF-4.1', 'payment.this-card'));
  if (playing !== null && playing.fromCity !== null) parts.push(phrase('SF-4.1', 'payment.from-city'));
  const pays = parts.length === 0 ? [phrase('SF-4.4', 'payment.nothing')] : parts;
  const words =
    ability !== NO_ABILITY
      ? phrase('SF-4.1', 'payment.using', { card: named(ability), pays })
      : parts.length === 0
        ? phrase('SF-4.4', 'payment.nothing')
        : phrase('SF-4.4', 'payment.pays', { pays });
  return { moves: answers.map(({ move }) => move), words, takes };
}
