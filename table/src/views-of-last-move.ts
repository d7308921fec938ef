import {
  type Content,
  type Entry,
  type Game,
  RULES,
  type Seat,
  sealedFrom,
  seedFrom,
  type Viewer,
} from '@snowbound/engine';
import type { GameRecord } from './record.ts';

/** A journal that calls a listener before each entry. */
class Watched extends Array<Entry> {
  before: ((entry: Entry) => void) | null = null;

  override push(...entries: Entry[]): number {
    for (const entry of entries) {
      this.before?.(entry);
      super.push(entry);
    }
    return this.length;
  }
}

/** What `viewer` saw after each entry they may read of the last move of a sound record, to follow it step by step. */
export function viewsOfLastMove<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  { players, options, seed, moves }: GameRecord,
  viewer: Viewer,
): readonly View[] {
  const journal = new Watched();
  const random = sealedFrom(seedFrom(seed));
  const state = game.setup({ players, options, content: game.content, random, journal });
  const seating = game.seating(players);
  const mayRead = (to: Seat | 'everyone'): boolean =>
    to === 'everyone' || (viewer !== 'spectator' && seating[to] !== RULES && seating[to] === seating[viewer]);
  const eyes = game.isOpen ? 'spectator' : viewer;
  const views: View[] = [];
  const look = (): void => {
    views.push(game.view(state, eyes, { open: null, before: views.at(-1) ?? null }));
  };
  for (const [index, { seat, move }] of moves.entries()) {
    if (index === moves.length - 1) {
      journal.before = ({ to }) => {
        if (mayRead(to)) look();
      };
    }
    const question = game.questions(state).find(asked => asked.seat === seat);
    const action = question?.options.find(option => game.moveFor(option) === move);
    game.apply(state, seat, action as Action);
  }
  if (views.length > 0) look();
  return views.slice(1);
}
