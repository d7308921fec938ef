import { type Phrase, type Seat, toAll } from '@snowbound/engine';
import type { Action } from '../actions.ts';
import {
  type Building,
  hasChimney,
  isOpen,
  kindOfWhich,
  placeOf,
  type Which,
  whichOf,
  withChimney,
  withoutChimney,
} from '../city.ts';
import { amountOf, FIRE, FREE } from '../goods.ts';
import { discardBuilding } from '../leaving.ts';
import { cardName } from '../names.ts';
import { putFor, type Source } from '../source.ts';
import { type Ask, type CardPlaying, cardOf, type Frame, playerAt, type State, type Step } from '../state.ts';
import { pay } from '../supply.ts';
import { phrase } from '../words.ts';
import { closedAsk, evident, NOTHING } from './asking.ts';
import { discardCards } from './discarding.ts';
import { CHIMNEY_FIRE, canGo, mayBeTaken, takesChimneyFor } from './price.ts';
import { NO_BUILDING } from './triggers.ts';

/** The building whose ability is used stands in the frame's `subject`; its copies count from 1, so 0 is none. */
export const NO_ABILITY: Which = 0;

/** The frame's note that a chimney has paid for the Critter. */
export const MOVED_CHIMNEY = 2;
/** Above the notes about paying the frame counts the cards given up from the city, in steps of this. */
export const CITY_DISCARD = 8;

const abilityIn = (state: State, { subject }: Frame): CardPlaying | null =>
  subject === NO_ABILITY ? null : cardOf(state, kindOfWhich(subject)).playing;

/** SF-4.1 (2): its price first; what it takes of hand and city is asked next. */
export function beginAbility(state: State, frame: Frame, which: Which): void {
  frame.subject = which;
  const playing = abilityIn(state, frame);
  if (playing === null) return;
  pay(state, frame.seat, FIRE, playing.fire);
  frame.left = playing.discards;
  state.waivable = playing.less;
}

/** A question of the card whose ability is used. */
function ofAbility(say: (source: Source['name']) => Phrase): Ask['prompt'] {
  const prompt = putFor(say);
  return (state, { subject }) => prompt(cardOf(state, kindOfWhich(subject)).source);
}

const discardForAbility = discardCards(
  closedAsk,
  ofAbility(source => phrase('SF-4.1', 'prompts.discard-for-ability', { source })),
);

/** SF-4.9: only what leaves a play that can be finished. */
const discardFromCity = evident(
  closedAsk(
    ofAbility(source => phrase('SF-4.1', 'prompts.discard-from-city', { source })),
    (state, frame) => {
      const playing = abilityIn(state, frame);
      if (playing === null || playing.fromCity === null) return NOTHING;
      const { seat, subject } = frame;
      const player = playerAt(state, seat);
      const card = cardOf(state, state.playing);
      const own = player.city[placeOf(player.city, subject)] as Building;
      const gone = playing.takesThisCard ? subject : NO_BUILDING;
      // Its Fire is paid by now.
      const fire = amountOf(player.supply, FIRE) + playing.fire;
      return player.city
        .filter(
          other => mayBeTaken(playing, other, own) && canGo(state, player, card, playing, fire, gone, whichOf(other)),
        )
        .map(other => state.content.actions.city[seat]?.[whichOf(other)] as Action);
    },
    (state, frame, { which }) => {
      discardBuilding(state, frame.seat, which);
      frame.counted += CITY_DISCARD;
    },
  ),
);

/** SF-8.2: from one un-snowed Construction … */
const liftChimney = evident(
  closedAsk(
    ofAbility(source => phrase('SF-8.2', 'prompts.chimney-from', { source })),
    (state, frame) => {
      if (abilityIn(state, frame)?.movesChimney !== true) return NOTHING;
      const { seat } = frame;
      return playerAt(state, seat)
        .city.filter(building => hasChimney(building) && isOpen(building))
        .map(building => state.content.actions.city[seat]?.[whichOf(building)] as Action);
    },
    (_state, frame, { which }) => {
      frame.left = which;
    },
  ),
);

/** … to another that lets the Critter in, for 1 Fire. */
const setDownChimney = evident(
  closedAsk(
    ofAbility(source => phrase('SF-8.2', 'prompts.chimney-to', { source })),
    (state, frame) => {
      if (abilityIn(state, frame)?.movesChimney !== true) return NOTHING;
      return playerAt(state, frame.seat)
        .city.filter(building => takesChimneyFor(state, building, state.playing))
        .map(building => state.content.actions.chimney[whichOf(building)] as Action);
    },
    (state, frame, { which }) => {
      moveChimney(state, frame.seat, frame.left, which);
      pay(state, frame.seat, FIRE, CHIMNEY_FIRE);
      state.due = FREE;
      frame.counted |= MOVED_CHIMNEY;
    },
  ),
);

export function moveChimney(state: State, seat: Seat, from: Which, to: Which): void {
  const { city } = playerAt(state, seat);
  const [one, other] = [cardOf(state, kindOfWhich(from)), cardOf(state, kindOfWhich(to))];
  const values = { who: { seat }, from: cardName(one), to: cardName(other) };
  state.journal?.push(toAll(phrase('SF-8.2', 'journal.moves-chimney', values)));
  const [fromAt, toAt] = [placeOf(city, from), placeOf(city, to)];
  city[fromAt] = withoutChimney(city[fromAt] as Building);
  city[toAt] = withChimney(city[toAt] as Building);
}

/** SF-4.1 (2): what the ability takes, and at last its own card if it takes that. */
export const abilitySteps: readonly Step[] = [
  discardForAbility,
  ...discardFromCity,
  {
    kind: 'act',
    act: (state, frame) => {
      if (abilityIn(state, frame)?.takesThisCard !== true) return;
      discardBuilding(state, frame.seat, frame.subject);
      frame.counted += CITY_DISCARD;
    },
  },
  ...liftChimney,
  ...setDownChimney,
];
