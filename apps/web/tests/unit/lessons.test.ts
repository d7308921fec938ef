import { gameNamed } from '@snowbound/catalogue';
import { Table } from '@snowbound/table';
import { describe, expect, it } from 'vitest';
import { doorOf } from '../../src/games/doors.ts';

describe.each(['snow-time', 'winter-kingdom', 'silverfrost'])('the lesson of %s', name => {
  it('can be played move by move, step by step', async () => {
    const game = await gameNamed(name);
    const steps = (await doorOf(name).lesson?.()) ?? [];
    expect(steps.length).toBeGreaterThan(3);
    for (const { scenario, before } of steps) {
      const { players, options, seed, arrange, moves } = scenario;
      const table = new Table(game, { players, options, seed, arrangement: arrange });
      for (const { seat, move } of moves) expect(table.play(seat, move), `${before}: ${move}`).toBeNull();
    }
  });
});
