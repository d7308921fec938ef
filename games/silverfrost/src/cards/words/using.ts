import { flow, type Seat, toAll } from '@snowbound/engine';
import { type Action, DONE } from '../../actions.ts';
import { amountOf, FIRE } from '../../goods.ts';
import { completeQuest as complete, drawLowlands, isIn, putUnder, qualifies } from '../../guild.ts';
import { type HiddenCard, numberOf } from '../../hand.ts';
import { isLocationSnowed, locationAt } from '../../locations/placing.ts';
import { useBigCritter as call, NO_CRITTER } from '../../mountain.ts';
import { locationName } from '../../names.ts';
import { type Kind, type Location, NO_CARD, playerAt, type State } from '../../state.ts';
import { pay } from '../../supply.ts';
import { ask, evident, NOTHING } from '../../turn/asking.ts';
import { isEarlier } from '../../turn/choices.ts';
import { playCard as play } from '../../turn/play.ts';
import { whyNotPlay } from '../../turn/price.ts';
import { POSSIBLE } from '../../turn/refusals.ts';
import { isValleySnowed } from '../../valley.ts';
import { phrase } from '../../words.ts';
import type { Compiler } from './lexicon.ts';

/** SF-3.7: any face-up Big Critter not in use. */
export const useBigCritter: Compiler<'useBigCritter'> = ({ withPoints }, { asks }) =>
  evident(
    ask(
      asks(source => phrase('SF-3.7', 'prompts.big-critter', { source })),
      ({ row, bigInUse, content }) =>
        row
          .filter(number => number !== NO_CRITTER && !isIn(bigInUse, number))
          .map(number => content.actions.big[number] as Action),
      (state, { seat }, { number }) => call(state, seat, number, withPoints === true),
    ),
  );

/** SF-3.15: whoever stands there; its Fire price is due unless the word says otherwise. */
export const useLocation: Compiler<'useLocation'> = ({ useLocation: place, free }, { asks }) => {
  const fireFor = (location: Location): number => (free === true ? 0 : location.fire);
  const isUsable = (state: State, seat: Seat, location: Location): boolean =>
    location.place === place &&
    location.from <= state.seats &&
    !isLocationSnowed(state, location.number) &&
    amountOf(playerAt(state, seat).supply, FIRE) >= fireFor(location);
  return evident(
    ask(
      asks(source => phrase('SF-3.15', 'prompts.use-location', { source })),
      (state, { seat }) =>
        state.content.locations
          .filter(location => isUsable(state, seat, location))
          .map(({ number }) => state.content.actions.use[number] as Action),
      (state, { seat }, { at }) => {
        const location = locationAt(state, at);
        const values = { who: { seat }, where: locationName(location) };
        state.journal?.push(toAll(phrase('SF-3.15', 'journal.uses', values)));
        // SF-10.9: Paws's token asks for what a placed worker pays, so this goes to the supply.
        if (free !== true) pay(state, seat, FIRE, location.fire);
        flow.begin(state, seat, location.effect, at);
      },
    ),
  );
};

/** More than any card costs. */
const EVERYTHING = 99;

/** No box of cards comes near it; cards that return each other to the hand would be played without end. */
const MOST_PLAYED_BY_WORDS = 30;

/** SF-4.10: the same steps as any play. Always optional: nobody knows what a hand can play. */
export const playCard: Compiler<'playCard'> = ({ playCard: cards, from, less }, lexicon) => {
  const meant = lexicon.meant(cards);
  const off = less === 'all' ? EVERYTHING : less;
  const addFromHand = (state: State, seat: Seat, options: Action[]): void => {
    const { hand } = playerAt(state, seat);
    for (let at = 0; at < hand.length; at++) {
      const kind = numberOf(hand[at] as HiddenCard);
      if (meant[kind] !== 1 || isEarlier(hand, at, kind)) continue;
      if (whyNotPlay(state, seat, kind, false, true, off) === POSSIBLE) {
        options.push(state.content.actions.play[kind] as Action);
      }
    }
  };
  const addFromValley = (state: State, seat: Seat, options: Action[]): void => {
    for (let position = 0; position < state.valley.length; position++) {
      const kind = state.valley[position] as Kind;
      if (kind === NO_CARD || meant[kind] !== 1) continue;
      if (whyNotPlay(state, seat, kind, isValleySnowed(state, position), false, off) === POSSIBLE) {
        options.push(state.content.actions.playFromValley[kind] as Action);
      }
    }
  };
  return [
    ask(
      lexicon.asks(source => phrase('SF-4.10', 'prompts.play-card', { source })),
      (state, { seat }) => {
        if (state.playedByWords >= MOST_PLAYED_BY_WORDS) return NOTHING;
        const options: Action[] = [];
        if (from !== 'valley') addFromHand(state, seat, options);
        if (from !== 'hand') addFromValley(state, seat, options);
        if (options.length > 0 || (from !== 'valley' && playerAt(state, seat).hand.length > 0)) options.push(DONE);
        return options;
      },
      (state, { seat }, action) => {
        if (action === DONE) return;
        state.playedByWords++;
        play(state, seat, action.number, action.verb === 'play', off);
      },
    ),
  ];
};

/** SF-3.9: at most one, and only if wished; whoever holds Lowland Quests is asked, so that nothing shows. */
export const completeQuest: Compiler<'completeQuest'> = (_word, { asks }) => [
  ask(
    asks(source => phrase('SF-3.9', 'prompts.complete-quest', { source })),
    (state, { seat }) => {
      const { highlands, lowlands, actions } = state.content;
      const held = playerAt(state, seat).lowlands;
      const options: Action[] = [];
      for (const quest of highlands) {
        if (isIn(state.highlands, quest.number) && qualifies(state, seat, quest)) {
          options.push(actions.highland[quest.number] as Action);
        }
      }
      for (const quest of lowlands) {
        if (isIn(held, quest.number) && qualifies(state, seat, quest)) {
          options.push(actions.lowland[quest.number] as Action);
        }
      }
      if (options.length > 0 || held !== 0) options.push(DONE);
      return options;
    },
    (state, { seat }, action) => {
      if (action !== DONE) complete(state, seat, action.number, action.verb === 'highland');
    },
  ),
];

/** SF-3.9: Quests looked at lie in `inspectedQuests`: the last `left` of them are this frame's. */
export const drawQuests: Compiler<'drawQuests'> = ({ drawQuests: count, keep }, { asks }) => [
  {
    kind: 'act',
    act: (state, frame) => {
      const drawn = drawLowlands(state, count);
      frame.left = 0;
      frame.subject = keep;
      for (const { number } of state.content.lowlands) {
        if (!isIn(drawn, number)) continue;
        state.inspectedQuests.push(number);
        frame.left++;
      }
      const values = { who: { seat: frame.seat }, count: frame.left };
      if (frame.left > 0) state.journal?.push(toAll(phrase('SF-3.9', 'journal.draws-quests', values)));
    },
  },
  ...evident(
    ask(
      asks(source => phrase('SF-3.9', 'prompts.keep-quest', { source })),
      (state, { left, subject }) =>
        subject > 0 && left > 0
          ? state.inspectedQuests.slice(-left).map(number => state.content.actions.lowland[number] as Action)
          : [],
      (state, frame, { number }) => {
        const { inspectedQuests } = state;
        inspectedQuests.splice(inspectedQuests.indexOf(number), 1);
        playerAt(state, frame.seat).lowlands |= 1 << number;
        frame.left--;
        frame.subject--;
        return 'again';
      },
    ),
  ),
  {
    kind: 'act',
    act: (state, frame) => {
      for (; frame.left > 0; frame.left--) putUnder(state, frame.seat, state.inspectedQuests.pop() as number);
    },
  },
];
