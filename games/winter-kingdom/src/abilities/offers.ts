import type { Seat } from '@snowbound/engine';
import { offer } from '../offer.ts';
import { type Ability, type Player, playerAt, type State } from '../state.ts';
import { hasAbility } from './ability.ts';
import { isPossible } from './possible.ts';

/** Offers the uses that are open now: WK-3.2, each card once a turn, each half of an ORANGE card once. */
export function offerUses(state: State, seat: Seat): void {
  const { bought } = playerAt(state, seat);
  for (let rest = bought; rest !== 0; rest &= rest - 1) {
    offerUsesOf(state, seat, abilityAt(state, 31 - Math.clz32(rest & -rest)));
  }
}

export function offerUsesOf(state: State, seat: Seat, ability: Ability): void {
  const player = playerAt(state, seat);
  if (isSpent(player, ability)) return;
  const { number, kind, first, second, actions } = ability;
  if (!hasAbility(player.usedFirst, number) && isPossible(state, seat, first)) offer.add(actions.use);
  if (second === null || kind === 'arrow' || !isSecondOpen(player, number)) return;
  if (isPossible(state, seat, second)) offer.add(actions.useSecond);
}

const isSecondOpen = ({ upgraded, usedSecond }: Player, number: number): boolean =>
  hasAbility(upgraded & ~usedSecond, number);

/** WK-3.2: whether nothing of the card may be used any more this turn. */
export function isSpent(player: Player, { number, kind }: Ability): boolean {
  const { usedFirst, usedSecond } = player;
  if (kind !== 'orange') return hasAbility(usedFirst | usedSecond, number);
  return hasAbility(usedFirst, number) && !isSecondOpen(player, number);
}

export const abilityAt = (state: State, number: number): Ability => state.content.abilities[number] as Ability;
