import type { State } from 'boardgame.io';
import { Position } from '../peers/silverfrost-game.ts';
import type { SnowTime } from '../peers/snow-time-components.ts';
import { answersOf } from '../peers/snow-time-game.ts';
import { anyOf } from './load-player.ts';

/** A move as boardgame.io wants it. */
interface Answer {
  readonly move: string;
  readonly args: readonly string[];
}

/** How the load tool plays a match. */
export interface PeerMatch {
  /** Any allowed answer of a seat in this state. */
  answer(state: State, seat: string): Answer | undefined;
}

const snowTimeMatch = (): PeerMatch => ({
  answer: ({ G, ctx }, seat) => anyOf(answersOf(G as SnowTime, ctx, seat)),
});

/** A client would compute the options from its view. The load tool keeps the position itself, which is cheaper. */
function silverfrostMatch(people: number): PeerMatch {
  let position: Position | null = null;
  return {
    answer: ({ G }, seat) => {
      position ??= Position.dealt(people, (G as { deal: number }).deal);
      const move = anyOf(position.optionsOf(Number(seat))) ?? '';
      position.answer(Number(seat), move);
      return { move: 'answer', args: [move] };
    },
  };
}

/** The games of their server, by name. */
const MATCHES: Readonly<Record<string, (people: number) => PeerMatch>> = {
  'snow-time': snowTimeMatch,
  silverfrost: silverfrostMatch,
};

/** The game that they play beside one of ours: the same if they have it, otherwise Snow Time. */
export const theirGame = (game: string): string => (game in MATCHES ? game : 'snow-time');

export function newMatch(game: string, people: number): PeerMatch {
  const match = MATCHES[game];
  if (match === undefined) throw new Error(`boardgame.io does not know ${game}`);
  return match(people);
}
