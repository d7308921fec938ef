import { flow, type Seat, toAll } from '@snowbound/engine';
import { type Action, GO_ON, PASS, PREPARE } from '../actions.ts';
import { type Building, isSnowed, placeOf, type Which, whichOf } from '../city.ts';
import { endIfAllPassed } from '../ending.ts';
import { amountOf, FIRE } from '../goods.ts';
import { addPlacements, canPlace, SPRING } from '../locations/placing.ts';
import { PAWS } from '../paws/paws.ts';
import { isPaws } from '../paws/seat.ts';
import { takeTurnOfPaws } from '../paws/turn.ts';
import { asIfCleared, snowPrice } from '../snow.ts';
import { type Act, type Ask, type Effect, playerAt, type State } from '../state.ts';
import { fillValley } from '../valley.ts';
import { phrase } from '../words.ts';
import { clearInCity, pause } from './asking.ts';
import { DIFFERS } from './pausing.ts';
import { placeOnBoard, placeOnCard } from './place.ts';
import { addPlays, canPlayAnything, playCard } from './play.ts';
import { prepare } from './prepare.ts';

/** SF-2.1: exactly one action, and before it perhaps one city Snow cleared. */
const chooseAction: Ask = {
  kind: 'ask',
  prompt: phrase('SF-2.1', 'prompts.turn'),
  options: (state, { seat }) => {
    const options: Action[] = [];
    addPlays(state, seat, options);
    const plays = options.length;
    addPlacements(state, seat, options);
    if (state.mayClear) {
      if (playerAt(state, seat).season === SPRING) options.push(PASS);
      // SF-5.1, SF-5.8: all own workers placed, or none that could be.
      else if (options.length === plays) options.push(PREPARE);
      addClears(state, seat, options);
    }
    // Only in an imagined world: whoever has cleared already really had something left to do.
    if (options.length === 0) options.push(GO_ON);
    return options;
  },
  take: (state, { seat }, action) => {
    switch (action.verb) {
      case 'clear':
        clearInCity(state, seat, action.which);
        return 'again';
      case 'play':
        return playCard(state, seat, action.number, true, 0);
      case 'play-from-valley':
        return playCard(state, seat, action.number, false, 0);
      case 'worker':
        return placeOnBoard(state, seat, action.at, false);
      case 'ranger':
        return placeOnBoard(state, seat, action.at, true);
      case 'visit':
        return placeOnCard(state, seat, action.seat, action.which, false);
      case 'ranger-visit':
        return placeOnCard(state, seat, action.seat, action.which, true);
      case 'prepare':
        return prepare(state, seat);
      case 'pass':
        return pass(state, seat);
    }
  },
  isSure: true,
};

/** SF-2.2: only if a placement or a play is still possible afterwards. */
function addClears(state: State, seat: Seat, options: Action[]): void {
  const { city, supply } = playerAt(state, seat);
  if (amountOf(supply, FIRE) < snowPrice(state)) return;
  for (let at = 0; at < city.length; at++) {
    const building = city[at] as Building;
    if (isSnowed(building) && canActAfterClearing(state, seat, whichOf(building))) {
      options.push(state.content.actions.clear[whichOf(building)] as Action);
    }
  }
}

function canActAfterClearing(state: State, seat: Seat, which: Which): boolean {
  const at = placeOf(playerAt(state, seat).city, which);
  return asIfCleared(state, seat, at, () => canPlace(state, seat) || canPlayAnything(state, seat));
}

/** SF-9.1 */
function pass(state: State, seat: Seat): void {
  state.mayClear = false;
  playerAt(state, seat).passed = true;
  state.journal?.push(toAll(phrase('SF-9.1', 'journal.passes', { who: { seat } })));
}

/** SF-2.2: the last moment of a turn for its one clear, which its end would come without. */
const lastPause = pause(phrase('SF-2.2', 'prompts.pause-turn-end'), () => DIFFERS);

const endTurn: Act = {
  kind: 'act',
  act: state => {
    state.mayClear = false;
    fillValley(state);
    endIfAllPassed(state);
  },
};

/** SF-2: a turn, its end included. */
const takeTurn: Effect = {
  name: 'a turn',
  steps: [
    {
      kind: 'act',
      act: (state, { seat }) => {
        state.turn = seat;
        state.mayClear = true;
        state.playedByWords = 0;
      },
    },
    chooseAction,
    lastPause,
    endTurn,
  ],
};

/** SF-10.4: nothing is asked. */
const takePawsTurn: Effect = {
  name: 'a turn of Paws',
  steps: [
    {
      kind: 'act',
      act: state => {
        state.turn = PAWS;
        if (state.paws !== null) takeTurnOfPaws(state, state.paws);
      },
    },
    endTurn,
  ],
};

/** SF-1.13, SF-9.1: clockwise, leaving out those who have passed. */
export const turns: Effect = {
  name: 'the game',
  steps: [
    {
      kind: 'act',
      act: (state, frame) => {
        let seat = frame.left;
        while (playerAt(state, seat).passed) seat = (seat + 1) % state.seats;
        frame.left = (seat + 1) % state.seats;
        flow.resolve(state, seat, isPaws(state, seat) ? takePawsTurn : takeTurn);
        return 'again';
      },
    },
  ],
};
