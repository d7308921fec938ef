import { toAll } from '@snowbound/engine';
import { newCopy } from '../city.ts';
import { SNOW } from '../goods.ts';
import { EVERYBODY, held } from '../hand.ts';
import { cardName } from '../names.ts';
import { turnUp } from '../piles.ts';
import { clearValley } from '../snow.ts';
import { cardOf, type Kind, NO_CARD, playerAt, type State } from '../state.ts';
import { gain } from '../supply.ts';
import { isValleySnowed, takeFromValley } from '../valley.ts';
import { phrase } from '../words.ts';
import { PAWS, type Paws } from './paws.ts';
import type { SchemeFile, Source } from './solo-file.ts';
import { chooseInValley, hasToken } from './valley-choice.ts';

/** SF-10.8: a card into his city, free and without its text; if the source is empty, from the other. */
export function playFrom(state: State, paws: Paws, scheme: SchemeFile, source: Source): void {
  const other = source === 'deck' ? 'valley' : 'deck';
  if (playedFrom(state, paws, scheme, source)) return;
  const isAny = playedFrom(state, paws, scheme, other);
  state.journal?.push(toAll(phrase('SF-10.8', isAny ? 'paws.other-source' : 'paws.no-card', { source })));
}

function playedFrom(state: State, paws: Paws, scheme: SchemeFile, source: Source): boolean {
  return source === 'deck' ? playedFromDeck(state) : playedFromValley(state, paws, scheme);
}

function playedFromDeck(state: State): boolean {
  const kind = turnUp(state);
  if (kind === NO_CARD) return false;
  const card = cardName(cardOf(state, kind));
  state.journal?.push(toAll(phrase('SF-10.8', 'paws.plays-from-deck', { card })));
  putInCity(state, kind);
  return true;
}

function playedFromValley(state: State, paws: Paws, scheme: SchemeFile): boolean {
  const choice = chooseInValley(state, paws, scheme, false);
  if (choice === null) return false;
  const { position, why } = choice;
  const kind = state.valley[position] as Kind;
  const card = cardName(cardOf(state, kind));
  state.journal?.push(toAll(phrase('SF-10.8', 'paws.plays-from-valley', { card, why })));
  if (isValleySnowed(state, position)) clearValley(state, PAWS, position);
  takeFromValley(state, position);
  putInCity(state, kind);
  return true;
}

/** SF-10.8: Unique limits and city size ignored. */
function putInCity(state: State, kind: Kind): void {
  const player = playerAt(state, PAWS);
  player.city.push(newCopy(player.city, kind));
  if (cardOf(state, kind).playing !== null) player.abilities++;
}

/** SF-10.7: no worker is left for this corner. */
export function followPlanC(state: State, paws: Paws, scheme: SchemeFile, source: Source): void {
  state.journal?.push(toAll(phrase('SF-10.7', 'paws.plan-c', { source })));
  playFrom(state, paws, scheme, source);
  gain(state, PAWS, SNOW, 1);
}

/** SF-10.6: a token on a Valley card that has none. */
export function layToken(state: State, paws: Paws, scheme: SchemeFile): void {
  const choice = chooseInValley(state, paws, scheme, true);
  if (choice === null) {
    state.journal?.push(toAll(phrase('SF-10.6', 'paws.no-token')));
    return;
  }
  const { position, why } = choice;
  const card = cardName(cardOf(state, state.valley[position] as Kind));
  state.journal?.push(toAll(phrase('SF-10.6', 'paws.token', { card, why })));
  paws.valleyTokens |= 1 << position;
}

/** SF-10.9, SF-10.11: whole stacks with his tokens, face down and with their Snow; `rule` says when. */
export function collectTokens(state: State, paws: Paws, rule: 'SF-10.9' | 'SF-10.11'): void {
  const { hand } = playerAt(state, PAWS);
  for (let position = 0; position < state.valley.length; position++) {
    if (!hasToken(paws, position)) continue;
    const kind = state.valley[position] as Kind;
    const count = state.stacked[position] as number;
    const card = cardName(cardOf(state, kind));
    state.journal?.push(toAll(phrase(rule, 'paws.collects', { card, count })));
    if (isValleySnowed(state, position)) clearValley(state, PAWS, position);
    for (let copy = 0; copy < count; copy++) {
      takeFromValley(state, position);
      hand.push(held(kind, EVERYBODY));
    }
  }
}
