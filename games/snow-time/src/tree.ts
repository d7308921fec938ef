import { type Seat, toAll } from '@snowbound/engine';
import { LEVELS, withCard, without } from './cards.ts';
import { endIfHome } from './ending.ts';
import { gain } from './points.ts';
import { countOf, firstOf, isAmong, NOBODY, namesOf, type SeatSet } from './seats.ts';
import { championsOn, colourAt, fruitOn, type State } from './state.ts';
import { phrase } from './words.ts';

/** ST-2.4 (3): for each level from the top its fight, then its fruit. */
export function settleTree(state: State): void {
  for (let level = LEVELS; level >= 1; level--) {
    const here = championsOn(state, level);
    if (here === NOBODY) continue;
    fight(state, level, here);
    if (endIfHome(state)) return;
    harvest(state, level);
    if (endIfHome(state)) return;
  }
}

function fight(state: State, level: number, here: SeatSet): void {
  if (countOf(here) > 1) {
    brawl(state, level, here);
    return;
  }
  // Nobody stands on the ground.
  const below = championsOn(state, level - 1);
  if (below !== NOBODY) knockOff(state, level, firstOf(here), below);
}

/** ST-4.1: champions on one level all fall, and each beats every other. */
function brawl(state: State, level: number, here: SeatSet): void {
  const count = countOf(here);
  const points = count - 1;
  fall(state, level, here);
  for (let seat = 0; seat < state.seats; seat++) if (isAmong(here, seat)) gain(state, seat, 'fight', points);
  const values = { level, fallen: namesOf(here), count, points };
  state.journal?.push(toAll(phrase('ST-4.1', 'journal.brawl', values)));
}

/** ST-4.2: a single champion knocks off everyone directly below and stays. */
function knockOff(state: State, level: number, seat: Seat, below: SeatSet): void {
  const points = countOf(below);
  fall(state, level - 1, below);
  gain(state, seat, 'fight', points);
  const values = { who: { seat }, level, below: level - 1, fallen: namesOf(below), points };
  state.journal?.push(toAll(phrase('ST-4.2', 'journal.knock-off', values)));
}

/** Takes champions off their level and puts them on their discards. */
export function fall(state: State, level: number, fallen: SeatSet): void {
  state.tree[level] = championsOn(state, level) & ~fallen;
  for (let seat = 0; seat < state.seats; seat++) {
    if (!isAmong(fallen, seat)) continue;
    const colour = colourAt(state, seat);
    colour.revealed = without(colour.revealed, level);
    colour.discard = withCard(colour.discard, level);
  }
}

/** ST-5.1: a champion still standing takes all fruit of its level; the tokens go back to the supply. */
function harvest(state: State, level: number): void {
  const here = championsOn(state, level);
  const fruit = fruitOn(state, level);
  if (here === NOBODY || fruit === 0) return;
  const seat = firstOf(here);
  state.fruit[level] = 0;
  state.supply += fruit;
  gain(state, seat, 'fruit', fruit);
  state.journal?.push(toAll(phrase('ST-5.1', 'journal.harvest', { who: { seat }, level, fruit })));
}

/** ST-5.2: the lowest champion still on the tree gains 1 mana point. */
export function mana(state: State): void {
  for (let level = 1; level <= LEVELS; level++) {
    const here = championsOn(state, level);
    if (here === NOBODY) continue;
    const seat = firstOf(here);
    gain(state, seat, 'mana', 1);
    state.journal?.push(toAll(phrase('ST-5.2', 'journal.mana', { who: { seat }, level })));
    return;
  }
}
