import type { Seat } from '@snowbound/engine';
import { offer } from '../offer.ts';
import { type Ability, playerAt, type State } from '../state.ts';
import { hasAbility } from './ability.ts';
import { isPossible } from './using.ts';

/** Offers the uses that are open now: WK-3.2, each card once a turn, each half of an ORANGE card once. */
export function offerUses(state: State, seat: Seat): void {
  const { bought } = playerAt(state, seat);
  for (let rest = bought; rest !== 0; rest &= rest - 1) {
    offerUsesOf(state, seat, abilityAt(state, 31 - Math.clz32(rest & -rest)));
  }
}

export function offerUsesOf(state: State, seat: Seat, ability: Ability): void {
  const { usedFirst, usedSecond, upgraded } = playerAt(state, seat);
  const { number, kind, first, second, actions } = ability;
  const isFirstUsed = hasAbility(usedFirst, number);
  const isSecondUsed = hasAbility(usedSecond, number);
  const isSpent = kind !== 'orange' && (isFirstUsed || isSecondUsed);
  if (isSpent) return;
  if (!isFirstUsed && isPossible(state, seat, first)) offer.add(actions.use);
  if (second === null || kind === 'arrow' || isSecondUsed || !hasAbility(upgraded, number)) return;
  if (isPossible(state, seat, second)) offer.add(actions.useSecond);
}

export const abilityAt = (state: State, number: number): Ability => state.content.abilities[number] as Ability;
