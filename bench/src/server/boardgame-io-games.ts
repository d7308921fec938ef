import type { State } from 'boardgame.io';
import { Position } from '../peers/silverfrost-game.ts';
import type { SnowTime } from '../peers/snow-time-components.ts';
import { answersOf } from '../peers/snow-time-game.ts';
import { anyOf } from './sitter.ts';

/** A move as boardgame.io wants it. */
interface Answer {
  readonly move: string;
  readonly args: readonly string[];
}

/** A match as the load tool plays it. */
export interface PeerMatch {
  /** Any answer that a seat may give when it sees this. */
  answer(seen: State, seat: string): Answer | undefined;
}

const snowTimeMatch = (): PeerMatch => ({
  answer: ({ G, ctx }, seat) => anyOf(answersOf(G as SnowTime, ctx, seat)),
});

/** Their clients would work out the options from what they see; this tool keeps the position itself, which costs it less. */
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

/** The games their server knows, by name. */
const MATCHES: Readonly<Record<string, (people: number) => PeerMatch>> = {
  'snow-time': snowTimeMatch,
  silverfrost: silverfrostMatch,
};

/** What they play beside a game of ours: the same one if they know it, or else Snow Time. */
export const theirGame = (game: string): string => (game in MATCHES ? game : 'snow-time');

export function newMatch(game: string, people: number): PeerMatch {
  const match = MATCHES[game];
  if (match === undefined) throw new Error(`boardgame.io does not know ${game}`);
  return match(people);
}
