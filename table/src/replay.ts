import { type Content, type Game, isSeed, Problem } from '@snowbound/engine';
import type { GameRecord } from './record.ts';
import { Table } from './table.ts';
import { phrase } from './words.ts';

/**
 * The table as it stood after `moves` moves of the record, or after all. What was taken back stays counted.
 * Refuses a record that is not of this game.
 */
export function replay<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  record: GameRecord,
  { content = game.content, moves = record.moves.length }: { content?: Set; moves?: number } = {},
): Table<State, Action, View, Set> {
  refuseForeign(game, record, content);
  if (!Number.isInteger(moves) || moves < 0 || moves > record.moves.length) {
    throw new Problem(phrase('', 'record.no-such-move', { given: String(moves), count: record.moves.length }));
  }
  const { players, seed, options, takenBack } = record;
  const table = new Table(game, { players, seed, options, content, takenBack });
  for (const [index, { seat, move }] of record.moves.slice(0, moves).entries()) {
    const reason = table.play(seat, move);
    if (reason !== null) throw new Problem(phrase('', 'record.move', { number: index + 1, seat, move, reason }));
  }
  return table;
}

function refuseForeign(game: { name: string; rules: string }, record: GameRecord, content: Content): void {
  if (record.game !== game.name) {
    throw new Problem(phrase('', 'record.other-game', { recorded: record.game, game: game.name }));
  }
  if (record.rules !== game.rules) {
    throw new Problem(phrase('', 'record.other-rules', { recorded: record.rules, rules: game.rules }));
  }
  if (record.content !== content.id) {
    throw new Problem(phrase('', 'record.other-content', { recorded: record.content, content: content.id }));
  }
  if (!isSeed(record.seed)) throw new Problem(phrase('', 'record.seed'));
}
