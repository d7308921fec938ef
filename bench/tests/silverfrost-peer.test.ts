import { createRequire } from 'node:module';
import { fastFromSeed, pick } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import type { State } from 'boardgame.io';
import { describe, expect, test } from 'vitest';
import { stateOf } from '../src/peers/plain-position.ts';
import { Position, type Silverfrost, silverfrostForBoardgameIo } from '../src/peers/silverfrost-game.ts';

type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' }});
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = createRequire(import.meta.url)(
  'boardgame.io/internal',
) as Internal;

const prepared = ProcessGameConfig(silverfrostForBoardgameIo);
const reduce = CreateGameReducer({ game: prepared });

const activeIn = ({ ctx }: State<Silverfrost>): number[] => Object.keys(ctx.activePlayers ?? {}).map(Number);

/** The state as boardgame.io's server would send it to a seat. */
const seenIn = ({ G, ctx }: State<Silverfrost>, seat: number): unknown =>
  JSON.parse(JSON.stringify(prepared.playerView?.({ G, ctx, playerID: String(seat) }).view));

const answered = (state: State<Silverfrost>, seat: number, move: string) =>
  reduce(state, { type: 'MAKE_MOVE', payload: { type: 'answer', args: [move], playerID: String(seat) } });

describe.each([2, 3, 4])('Silverfrost at boardgame.io is ours, %i players:', players => {
  test('a whole game, move by move', () => {
    const random = fastFromSeed(`moves-${players}`);
    let theirs: State<Silverfrost> = InitializeGame({ game: prepared, numPlayers: players });
    const options = Object.fromEntries(silverfrost.options.map(({ name, choices }) => [name, choices[0]]));
    const { content } = silverfrost;
    const ours = silverfrost.setup({
      players,
      options,
      content,
      random: fastFromSeed(`deal-${theirs.G.deal}`),
      journal: null,
    });
    for (let moves = 0; silverfrost.questions(ours).length > 0; moves++) {
      expect(activeIn(theirs)).toEqual(silverfrost.questions(ours).map(({ seat }) => seat));
      const { seat, options: offered } = pick(random, silverfrost.questions(ours));
      const action = pick(random, offered);
      expect(new Position(stateOf(theirs.G.position)).optionsOf(seat)).toEqual(offered.map(silverfrost.moveFor));
      if (moves === 0)
        expect(answered(theirs, seat, 'no such move').transients?.error?.type).toBe('action/invalid_move');
      theirs = answered(theirs, seat, silverfrost.moveFor(action));
      silverfrost.apply(ours, seat, action);
      expect(seenIn(theirs, moves % players)).toEqual(
        JSON.parse(JSON.stringify(silverfrost.view(ours, moves % players))),
      );
    }
    expect(theirs.ctx.gameover).toEqual({ winners: silverfrost.winners(ours) });
  });
});
