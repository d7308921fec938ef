import type { Seat, Target } from '@snowbound/engine';
import { type Cell, NOWHERE } from '@snowbound/hex';
import { CELLS } from './spaces.ts';

export type Verb =
  | 'build'
  | 'fort'
  | 'as-fort'
  | 'take'
  | 'to'
  | 'remove'
  | 'use'
  | 'use-second'
  | 'buy'
  | 'upgrade'
  | 'five'
  | 'skip'
  | 'decline'
  | 'done'
  | 'end-turn';

/** Something a player may choose. One shape for all, so that every list of options is alike. */
export interface Action {
  readonly verb: Verb;
  /** The space it is about, or NOWHERE. */
  readonly cell: Cell;
  /** The ability card it is about, by its number, or -1. */
  readonly ability: number;
  /** That card's id, or nothing. */
  readonly card: string;
  readonly move: string;
}

/** Every action exists once, so that listing options allocates nothing but the list and `===` compares. */
const onSpaces = (verb: Verb): readonly Action[] =>
  Array.from({ length: CELLS }, (_, cell) =>
    Object.freeze({ verb, cell, ability: -1, card: '', move: `${verb} ${cell}` }),
  );
const button = (verb: Verb, move: string): Action =>
  Object.freeze({ verb, cell: NOWHERE, ability: -1, card: '', move });

export const BUILD = onSpaces('build');
export const FORT_ON = onSpaces('fort');
export const TAKE = onSpaces('take');
export const TO = onSpaces('to');
export const REMOVE = onSpaces('remove');
export const AS_FORT = button('as-fort', 'fort');
export const SKIP = button('skip', 'skip');
export const DECLINE = button('decline', 'decline');
export const DONE = button('done', 'done');
/** Written as `done` is, but its button says what follows. */
export const END_TURN = button('end-turn', 'done');

/** What can be done with one ability card. */
export interface CardActions {
  readonly use: Action;
  readonly useSecond: Action;
  readonly buy: Action;
  readonly upgrade: Action;
  readonly five: Action;
}

export function cardActions(ability: number, card: string): CardActions {
  const action = (verb: Verb, move: string): Action => Object.freeze({ verb, cell: NOWHERE, ability, card, move });
  return {
    use: action('use', `use ${card}`),
    useSecond: action('use-second', `use ${card} 2`),
    buy: action('buy', `buy ${card}`),
    upgrade: action('upgrade', `upgrade ${card}`),
    five: action('five', `five ${card}`),
  };
}

/** What a player touches: a space of the board, or a card in the hand or in play. */
export function targetsOf(seat: Seat, { verb, cell, card }: Action): readonly Target[] {
  if (cell !== NOWHERE) return [`space ${cell}`];
  if (card === '') return [];
  return [`${verb === 'buy' ? 'hand' : 'card'} ${seat} ${card}`];
}
