import { flow, type Seat, toAll } from '@snowbound/engine';
import { type Action, DONE } from '../../actions.ts';
import { type Building, hasChimney, isOpen, isSnowed, kindIn, placeOf, whichOf, withoutChimney } from '../../city.ts';
import { leftOf } from '../../gifts.ts';
import { returnBuilding } from '../../leaving.ts';
import { isLocationSnowed } from '../../locations/placing.ts';
import { HAND_LIMIT } from '../../piles.ts';
import { clearBuilding, clearLocation, clearValley } from '../../snow.ts';
import { cardOf, type Frame, type Kind, playerAt, type State } from '../../state.ts';
import { moveChimney as move } from '../../turn/abilities.ts';
import { setOff } from '../../turn/afterwards.ts';
import { ask, evident, NOTHING, openly } from '../../turn/asking.ts';
import { addCity } from '../../turn/choices.ts';
import { discardCards } from '../../turn/discarding.ts';
import { isValleySnowed, positionOf } from '../../valley.ts';
import { phrase } from '../../words.ts';
import type { Compiler } from './lexicon.ts';

/** No Snow was chosen. */
const NO_SNOW = -1;
/** Locations are numbered from here, buildings and Valley cards below. */
const LOCATIONS = 1 << 12;

function addCitySnow(state: State, seat: Seat, options: Action[]): void {
  for (const building of playerAt(state, seat).city) {
    if (isSnowed(building)) options.push(state.content.actions.city[seat]?.[whichOf(building)] as Action);
  }
}

/** SF-6.4: Valley cards and Locations of the board, Beacons included, red cards not. */
function addBoardSnow(state: State, options: Action[]): void {
  const { actions, locations } = state.content;
  for (let position = 0; position < state.valley.length; position++) {
    const kind = state.valley[position] as Kind;
    if (isValleySnowed(state, position)) options.push(actions.snowOnValley[kind] as Action);
  }
  for (let number = 0; number < locations.length; number++) {
    if (isLocationSnowed(state, number)) options.push(actions.snowOn[number] as Action);
  }
}

/** SF-6.4: optional; choose the Snow, discard, clear it. */
export const clearSnow: Compiler<'clearSnow'> = ({ clearSnow: where, byDiscarding }, { asks }) => {
  const discard = asks(source => phrase('SF-6.4', 'prompts.discard', { source }));
  const discarding = discardCards(ask, discard);
  const open = openly(discarding);
  return [
    {
      kind: 'act',
      act: (_state, frame) => {
        frame.subject = NO_SNOW;
        frame.left = 0;
      },
    },
    ask(
      asks(source => phrase('SF-6.4', 'prompts.clear-snow', { source, count: byDiscarding })),
      (state, { seat }) => {
        if (playerAt(state, seat).hand.length < byDiscarding) return NOTHING;
        const options: Action[] = [];
        if (where === 'city') addCitySnow(state, seat, options);
        else addBoardSnow(state, options);
        if (options.length > 0) options.push(DONE);
        return options;
      },
      (_state, frame, action) => {
        if (action === DONE) return;
        const { verb, at, which, number } = action;
        frame.subject = verb === 'snow-on' ? LOCATIONS + at : verb === 'city' ? which : number;
        frame.left = byDiscarding;
      },
    ),
    {
      ...open,
      // Nothing comes between the cards discarded, so that none is ever discarded in vain.
      options: (state: State, frame: Frame) => {
        const { seat, left } = frame;
        if (left === 0) return NOTHING;
        if (left < byDiscarding) return discarding.options(state, frame);
        if (!isStillThere(state, frame, where) || playerAt(state, seat).hand.length < left) return NOTHING;
        return open.options(state, frame).filter(option => !isClearOf(option, frame));
      },
    },
    {
      kind: 'act',
      act: (state, frame) => {
        const { seat, subject, left } = frame;
        // What is left was called off, for its Snow or the cards to discard have gone.
        if (left > 0 || subject === NO_SNOW) return;
        if (subject >= LOCATIONS) clearLocation(state, seat, subject - LOCATIONS);
        else if (where === 'board') clearValley(state, seat, positionOf(state, subject));
        else clearBuilding(state, seat, seat, subject);
        setOff(state, seat, 'snow');
      },
    },
  ];
};

/** The one city Snow of the turn is not this one, for which cards are about to be discarded. */
const isClearOf = ({ verb, which }: Action, { subject }: Frame): boolean => verb === 'clear' && which === subject;

/** Clearing another Snow first may have set off something that took this one. */
function isStillThere(state: State, { seat, subject }: Frame, where: 'city' | 'board'): boolean {
  if (subject >= LOCATIONS) return isLocationSnowed(state, subject - LOCATIONS);
  if (where === 'board') return isValleySnowed(state, positionOf(state, subject));
  const { city } = playerAt(state, seat);
  const at = placeOf(city, subject);
  return at >= 0 && isSnowed(city[at] as Building);
}

const isConstruction = (state: State, building: Building): boolean => cardOf(state, kindIn(building)).lets !== null;

const withChimneys = (state: State, seat: Seat): readonly Action[] =>
  playerAt(state, seat)
    .city.filter(building => isOpen(building) && hasChimney(building))
    .map(building => state.content.actions.city[seat]?.[whichOf(building)] as Action);

const withRoom = (state: State, seat: Seat): readonly Action[] =>
  playerAt(state, seat)
    .city.filter(building => isOpen(building) && !hasChimney(building) && isConstruction(state, building))
    .map(building => state.content.actions.chimney[whichOf(building)] as Action);

/** SF-8.2: from one un-snowed Construction to another without one. */
export const moveChimney: Compiler<'moveChimney'> = (_word, { asks }) => [
  {
    kind: 'act',
    act: (_state, frame) => {
      frame.subject = 0;
    },
  },
  ...evident(
    ask(
      asks(source => phrase('SF-8.2', 'prompts.chimney-from', { source })),
      (state, { seat }) => (withRoom(state, seat).length === 0 ? NOTHING : withChimneys(state, seat)),
      (_state, frame, { which }) => {
        frame.subject = which;
      },
    ),
  ),
  ...evident(
    ask(
      asks(source => phrase('SF-8.2', 'prompts.chimney-to', { source })),
      (state, { seat, subject }) => (subject === 0 ? NOTHING : withRoom(state, seat)),
      (state, { seat, subject }, { which }) => move(state, seat, subject, which),
    ),
  ),
];

/** SF-8.2: into the supply. */
export const takeBackChimney: Compiler<'takeBackChimney'> = (_word, { asks }) =>
  evident(
    ask(
      asks(source => phrase('SF-8.2', 'prompts.chimney-back', { source })),
      (state, { seat }) => withChimneys(state, seat),
      (state, { seat }, { which, name }) => {
        state.journal?.push(toAll(phrase('SF-8.2', 'journal.takes-chimney', { who: { seat }, card: name })));
        const player = playerAt(state, seat);
        const at = placeOf(player.city, which);
        player.city[at] = withoutChimney(player.city[at] as Building);
        player.chimneys++;
      },
    ),
  );

export const returnToHand: Compiler<'returnToHand'> = ({ returnToHand: cards }, lexicon) => {
  const meant = lexicon.meant(cards);
  return evident(
    ask(
      lexicon.asks(source => phrase('SF-8', 'prompts.return', { source })),
      (state, { seat }) => {
        const options: Action[] = [];
        if (playerAt(state, seat).hand.length < HAND_LIMIT) addCity(state, seat, meant, options);
        return options;
      },
      (state, { seat }, { which }) => returnBuilding(state, seat, which),
    ),
  );
};

/** A green card once more, or another's as if it were yours. */
export const activate: Compiler<'activate'> = ({ of }, { activatable, asks }) => {
  const options = (state: State, { seat }: Frame): readonly Action[] => {
    const list: Action[] = [];
    if (of === 'you') addCity(state, seat, activatable, list);
    else if (of === 'left') addCity(state, leftOf(state, seat), activatable, list);
    else for (let other = 0; other < state.seats; other++) if (other !== seat) addCity(state, other, activatable, list);
    return list;
  };
  const take = (state: State, { seat }: Frame, { number, name }: Action): void => {
    const { effect } = cardOf(state, number);
    state.journal?.push(toAll(phrase('SF-4.7', 'journal.activates', { who: { seat }, card: name })));
    if (effect !== null) flow.resolve(state, seat, effect);
  };
  const prompt = asks(source => phrase('SF-4.7', 'prompts.activate', { source }));
  return evident(ask(prompt, options, take));
};
