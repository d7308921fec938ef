import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameNamed } from '@snowbound/catalogue';
import { fastFromSeed, pick } from '@snowbound/engine';
import { type AnyTable, type Move, Table } from '@snowbound/table';
import { afterAll, expect, test } from 'vitest';
import { keptTable, reopened } from './kept-tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'snowbound-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MOVES = 30;
const KEPT_QUESTION = 'prompts.keep-lowland';

/** Two tables of the same deal, and moves that both allow, until the worlds could be told apart. */
async function twinGames(seed: string): Promise<{ readonly seed: string; readonly moves: readonly Move[][] }> {
  const game = await gameNamed('silverfrost');
  const tables = [0, 1].map(() => new Table(game, { players: 2, seed }));
  const [one, other] = tables as [AnyTable, AnyTable];
  const moves: Move[][] = [[], []];
  const random = fastFromSeed(`moves-${seed}`);
  const play = (seat: number, ...choices: readonly string[]) => {
    tables.forEach((table, world) => {
      const move = choices[world] ?? choices[0] ?? '';
      expect(table.play(seat, move)).toBe(null);
      moves[world]?.push({ seat, move });
    });
  };
  // Seat 0 keeps one Quest in the one world and the other Quest in the other.
  const [kept] = one.questions;
  expect(kept?.prompt.key).toBe(KEPT_QUESTION);
  play(0, ...(kept?.options.map(({ move }) => move) ?? []));
  while (one.length < MOVES && !one.isOver) {
    const [question] = one.questions;
    const allowed = other.questions.find(({ seat }) => seat === question?.seat)?.options ?? [];
    const common = question?.options.filter(({ move }) => allowed.some(option => option.move === move)) ?? [];
    if (question === undefined || common.length === 0) break;
    play(question.seat, pick(random, common).move);
  }
  expect(one.view(1)).toEqual(other.view(1));
  expect(one.view(0)).not.toEqual(other.view(0));
  return { seed: one.seed, moves };
}

test.each(['first', 'second', 'third'])(
  'SF-1.5, SF-7.3 what seat 1 and a spectator receive is the same byte for byte whichever Quest seat 0 has kept: %s',
  async word => {
    const { seed, moves } = await twinGames(word);
    expect(moves[0]?.length).toBeGreaterThan(12);
    const kept = join(folder, `kept-${word}`);
    const table = await keptTable(kept, { game: 'silverfrost' });
    const heard = [];
    for (const [world, played] of moves.entries()) {
      const copy = join(folder, `copy-${word}-${world}`);
      cpSync(kept, copy, { recursive: true });
      const open = await reopened(copy, table, seed);
      for (const [number, { seat, move }] of played.entries()) await open.play(seat, number, move);
      heard.push(await open.close());
    }
    expect(heard[0]).toEqual(heard[1]);
  },
);
