import { fastFromSeed, fork, pick } from '@snowbound/engine';
import { snowTime, type View } from '@snowbound/snow-time';
import { describe, expect, test } from 'vitest';
import { openPeer, type PeerPosition } from '../src/peers/boardgame-io.ts';

const GAMES = 60;

interface Played {
  readonly seat: number;
  readonly move: string;
  readonly asked: readonly { readonly seat: number; readonly options: readonly string[] }[];
  readonly position: PeerPosition;
}

const positionOf = ({ round, fruit, supply, colours, winners }: View): PeerPosition => ({
  round,
  spaces: colours.map(({ space }) => space),
  fruit: [...fruit],
  supply,
  hands: colours.map(({ hand }) => [...hand]),
  discards: colours.map(({ discard }) => [...discard]),
  spent: colours.map(({ spent }) => [...spent]),
  winners: [...winners],
});

/** A random game of ours: the dice that fell, and every position on the way. */
function ours(players: number, seed: string): { dice: number[]; first: PeerPosition; moves: Played[] } {
  const random = fastFromSeed(seed);
  const state = snowTime.setup({
    players,
    options: {},
    content: snowTime.content,
    random: fork(random),
    journal: null,
  });
  const look = () => snowTime.view(state, 'spectator');
  const dice = [...look().dice];
  const first = positionOf(look());
  const moves: Played[] = [];
  while (snowTime.questions(state).length > 0) {
    const { round } = look();
    const asked = snowTime
      .questions(state)
      .map(({ seat, options }) => ({ seat, options: options.map(snowTime.moveFor) }));
    const { seat, options } = pick(random, snowTime.questions(state));
    const action = pick(random, options);
    snowTime.apply(state, seat, action);
    if (look().round > round) dice.push(...look().dice);
    moves.push({ seat, move: action.move, asked, position: positionOf(look()) });
  }
  return { dice, first, moves };
}

/** Two implementations, written apart from the same rules, must agree on everything a player could notice. */
describe.each([2, 3, 4, 5])('our Snow Time and the one written for boardgame.io agree, %i players:', players => {
  test(`${GAMES} whole games, move by move`, () => {
    for (let game = 0; game < GAMES; game++) {
      const { dice, first, moves } = ours(players, `peer-${players}-${game}`);
      const peer = openPeer(players, { seed: 'any', dice });
      expect(peer.position()).toEqual(first);
      for (const { seat, move, asked, position } of moves) {
        const theirs = peer.asks().map(ask => ({ seat: ask.seat, options: ask.options.toSorted() }));
        expect(theirs).toEqual(asked.map(ask => ({ seat: ask.seat, options: ask.options.toSorted() })));
        peer.play(seat, move);
        expect(peer.position()).toEqual(position);
      }
      expect(peer.over).toBe(true);
    }
  });
});
