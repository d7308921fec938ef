import { flow, type Phrase, type Question, type Seat } from '@snowbound/engine';
import { type Action, PAUSES_WISHED, targetsOf } from '../actions.ts';
import { isSnowed, type Which, whichOf } from '../city.ts';
import { cardName } from '../names.ts';
import { cardOf, playerAt, type State } from '../state.ts';
import { phrase } from '../words.ts';
import { meaningOf } from './meaning.ts';
import { whyNotPlaceNow, whyNotVisitNow } from './placing.ts';
import { whyNotPlayNow } from './playing.ts';
import { whyNotQuest } from './quests.ts';
import { whyNotThing } from './things.ts';
import { whyNotClear, whyNotPass, whyNotPrepare } from './whole-turn.ts';

/** Why `what`, a move or a target, is not offered to `seat` now; `null` exactly when it is. */
export function whyNot(state: State, seat: Seat, what: string): Phrase | null {
  if (state.isOver) return phrase('SF-9.2', 'reasons.over');
  if (state.players[seat] === undefined) return phrase('SF-1.13', 'reasons.unknown-seat', { seat });
  if (PAUSES_WISHED.some(({ move }) => move === what)) return null;
  const question = flow.questionsOf(state).find(asked => asked.seat === seat);
  if (question === undefined) return whyNotAsked(state, seat);
  return isOffered(question, what) ? null : whyNotOffered(state, question, what);
}

function isOffered({ seat, options }: Question<Action>, what: string): boolean {
  return options.some(option => option.move === what || targetsOf(seat, option).includes(what));
}

/** Nothing is asked of this seat: it has chosen in secret, passed, or another one is at turn. */
function whyNotAsked(state: State, seat: Seat): Phrase {
  const [asked] = flow.questionsOf(state);
  if (state.sealed[seat] !== null) return phrase('SF-1.12', 'reasons.chosen');
  if (state.players[seat]?.passed === true) return phrase('SF-9.1', 'reasons.passed');
  return phrase(asked?.prompt.rule ?? 'SF-2.1', 'reasons.not-your-turn', { who: { seat: asked?.seat ?? state.turn } });
}

/** The first condition that fails, and what would make it possible. */
function whyNotOffered(state: State, question: Question<Action>, what: string): Phrase {
  const { seat, prompt } = question;
  const meaning = meaningOf(state, seat, what);
  if (meaning === null) {
    return whyNotThing(state, what, prompt) ?? phrase(prompt.rule, 'reasons.unknown', { what, prompt });
  }
  if (meaning.about === 'quest') return whyNotQuest(state, question, meaning);
  const wrongTime = phrase(prompt.rule, 'reasons.wrong-time', { prompt });
  if (prompt.key !== 'prompts.turn') return wrongTime;
  switch (meaning.about) {
    case 'hand':
    case 'valley':
      if (meaning.owner !== seat) {
        return phrase('SF-2.1', 'reasons.not-your-card', { card: cardName(cardOf(state, meaning.number)) });
      }
      return whyNotPlayNow(state, seat, meaning.number, meaning.about === 'hand') ?? wrongTime;
    case 'location':
      return whyNotPlaceNow(state, seat, meaning.number, meaning.isRanger) ?? wrongTime;
    case 'city':
      if (meaning.owner === seat && isSnowedIn(state, seat, meaning.which)) {
        return whyNotClear(state, seat, meaning.which) ?? wrongTime;
      }
      return whyNotVisitNow(state, seat, meaning.owner, meaning.which, meaning.isRanger) ?? wrongTime;
    case 'clear':
      return whyNotClear(state, seat, meaning.which) ?? wrongTime;
    case 'prepare':
      return whyNotPrepare(state, seat) ?? wrongTime;
    case 'pass':
      return whyNotPass(state, seat) ?? wrongTime;
  }
}

/** Who touches a card under Snow in their own city means the Snow. */
function isSnowedIn(state: State, seat: Seat, which: Which): boolean {
  const building = playerAt(state, seat).city.find(each => whichOf(each) === which);
  return building !== undefined && isSnowed(building);
}
