import { flow, type Seat, toAll } from '@snowbound/engine';
import { hasAbility, TUNNEL_CARD, withAbility, withoutAbility } from './abilities/ability.ts';
import { abilityAt, offerUsesOf } from './abilities/offers.ts';
import { isPossible } from './abilities/possible.ts';
import { useCard } from './abilities/using.ts';
import { DONE, END_TURN } from './actions.ts';
import { offer } from './offer.ts';
import { type Ability, type Ask, type Effect, type Player, playerAt, type State } from './state.ts';
import { phrase } from './words.ts';

/** WK-3.4 (c) */
export const FIVE_COINS = 5;
const USES_FOR_FIVE = 3;

/** What a price comes to: WK-8.8. */
export const priceOf = (state: State, printed: number): number => Math.max(0, printed - state.table.twist.discount);

/** WK-3.4: buy, upgrade, or five coins for up to three uses; or nothing. */
export const purchase: Ask = {
  kind: 'ask',
  prompt: phrase('WK-3.4', 'prompts.purchase'),
  options: (state, { seat }) => {
    const player = playerAt(state, seat);
    offer.begin();
    offerBuys(state, player);
    offerUpgrades(state, player);
    if (player.coins >= FIVE_COINS && state.purchased === 0) offerFives(state, seat, player);
    // A hidden hand must never answer by itself: who could be able to buy for all others know is asked.
    if (!offer.isEmpty || mightBuy(state, player)) offer.add(END_TURN);
    return offer.finished();
  },
  take: (state, { seat }, action) => {
    if (action === END_TURN) return;
    const ability = abilityAt(state, action.ability);
    if (action.verb === 'five') {
      payFive(state, seat, ability);
      return;
    }
    if (action.verb === 'buy') buy(state, seat, ability);
    else upgrade(state, seat, ability);
    if (state.table.twist.usesAtOnce) {
      state.focus = ability.number;
      flow.resolve(state, seat, useAtOnce);
    }
    return state.table.twist.mostPurchases > 1 ? 'again' : undefined;
  },
};

function offerBuys(state: State, player: Player): void {
  for (let rest = player.hand; rest !== 0; rest &= rest - 1) {
    const ability = abilityAt(state, 31 - Math.clz32(rest & -rest));
    if (player.coins >= priceOf(state, ability.buy)) offer.add(ability.actions.buy);
  }
}

/** A card bought in an earlier turn, once. */
function offerUpgrades(state: State, player: Player): void {
  const open = player.bought & ~player.upgraded & ~state.purchased;
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const ability = abilityAt(state, 31 - Math.clz32(rest & -rest));
    if (ability.number !== TUNNEL_CARD && player.coins >= priceOf(state, ability.upgrade))
      offer.add(ability.actions.upgrade);
  }
}

function offerFives(state: State, seat: Seat, { bought, upgraded }: Player): void {
  for (let rest = bought; rest !== 0; rest &= rest - 1) {
    const ability = abilityAt(state, 31 - Math.clz32(rest & -rest));
    const { first, second, kind, number, actions } = ability;
    const hasSecond =
      second !== null && second.does !== 'mandatory' && kind !== 'arrow' && hasAbility(upgraded, number);
    if (isPossible(state, seat, first) || (hasSecond && isPossible(state, seat, second))) offer.add(actions.five);
  }
}

/** Whether some card that nobody has bought yet could be paid for. */
function mightBuy(state: State, player: Player): boolean {
  if (player.hand === 0) return false;
  let inPlay = 0;
  for (const { bought } of state.players) inPlay |= bought;
  for (const ability of state.content.abilities) {
    if (!hasAbility(inPlay, ability.number) && player.coins >= priceOf(state, ability.buy)) return true;
  }
  return false;
}

function buy(state: State, seat: Seat, ability: Ability): void {
  const player = playerAt(state, seat);
  player.coins -= priceOf(state, ability.buy);
  player.hand = withoutAbility(player.hand, ability.number);
  player.bought = withAbility(player.bought, ability.number);
  state.purchased = withAbility(state.purchased, ability.number);
  state.reveals++;
  tell(state, seat, ability, 'journal.buys');
}

function upgrade(state: State, seat: Seat, ability: Ability): void {
  const player = playerAt(state, seat);
  player.coins -= priceOf(state, ability.upgrade);
  player.upgraded = withAbility(player.upgraded, ability.number);
  state.purchased = withAbility(state.purchased, ability.number);
  tell(state, seat, ability, 'journal.upgrades');
}

function payFive(state: State, seat: Seat, ability: Ability): void {
  playerAt(state, seat).coins -= FIVE_COINS;
  state.focus = ability.number;
  state.usesLeft = USES_FOR_FIVE;
  state.inThisUse = 0;
  tell(state, seat, ability, 'journal.pays-five');
  flow.resolve(state, seat, usesForFive);
}

function tell(
  state: State,
  seat: Seat,
  { id }: Ability,
  key: 'journal.buys' | 'journal.upgrades' | 'journal.pays-five',
): void {
  state.journal?.push(toAll(phrase('WK-3.4', key, { who: { seat }, card: { name: `names.${id}` } })));
}

const FIRST_HALF = 1;
const SECOND_HALF = 2;

/** Up to three uses in a row. The other half of an ORANGE card belongs to the use that is under way. */
const usesForFive: Effect = {
  name: 'uses for five coins',
  steps: [
    {
      kind: 'ask',
      prompt: phrase('WK-3.4', 'prompts.five'),
      options: (state, { seat }) => {
        offer.begin();
        const { first, second, kind, number, actions } = abilityAt(state, state.focus);
        const isUpgraded = hasAbility(playerAt(state, seat).upgraded, number);
        if (isOpen(state, kind, FIRST_HALF) && isPossible(state, seat, first)) offer.add(actions.use);
        if (second !== null && second.does !== 'mandatory' && kind !== 'arrow' && isUpgraded) {
          if (isOpen(state, kind, SECOND_HALF) && isPossible(state, seat, second)) offer.add(actions.useSecond);
        }
        if (!offer.isEmpty && state.usesLeft < USES_FOR_FIVE) offer.add(DONE);
        return offer.finished();
      },
      take: (state, { seat }, action) => {
        if (action === DONE) return;
        const half = action.verb === 'use' ? FIRST_HALF : SECOND_HALF;
        const ability = abilityAt(state, state.focus);
        if (goesOn(state, ability.kind, half)) {
          state.inThisUse |= half;
        } else {
          state.usesLeft--;
          state.inThisUse = half;
        }
        useCard(state, seat, ability, action);
        return 'again';
      },
    },
  ],
};

/** Whether the uses paid for with five coins are going on. */
export const paidFive = ({ stack }: State): boolean => stack.some(({ effect }) => effect === usesForFive);

const isOpen = (state: State, kind: Ability['kind'], half: number): boolean =>
  state.usesLeft > 0 || goesOn(state, kind, half);

const goesOn = (state: State, kind: Ability['kind'], half: number): boolean =>
  kind === 'orange' && state.inThisUse !== 0 && (state.inThisUse & half) === 0;

/** WK-8.7: the card just paid for, and no other, with what is unused of it; never the mandatory action. */
const useAtOnce: Effect = {
  name: 'use at once',
  steps: [
    {
      kind: 'ask',
      prompt: phrase('WK-8.7', 'prompts.at-once'),
      options: (state, { seat }) => {
        offer.begin();
        offerUsesOf(state, seat, abilityAt(state, state.focus));
        if (!offer.isEmpty) offer.add(DONE);
        return offer.finished();
      },
      take: (state, { seat }, action) => {
        if (action === DONE) return;
        useCard(state, seat, abilityAt(state, state.focus), action);
        return 'again';
      },
    },
  ],
};
