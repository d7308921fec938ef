import {
  type AnyGame,
  LOCALES,
  type Phrase,
  type Reader,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readText,
  required,
  type Seat,
  say,
  total,
} from '@snowbound/engine';
import { readerOf } from './reader.ts';
import type { Move } from './record.ts';
import { type AnyTable, Table } from './table.ts';

/** A position, moves from it, and what to show of the outcome. */
export interface Scenario {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly arrange: unknown;
  readonly moves: readonly Move[];
  readonly show: readonly string[];
}

export type Outcome =
  | { readonly ok: true; readonly show: Readonly<Record<string, unknown>> }
  /** `at` counts the moves from 1. */
  | { readonly ok: false; readonly at: number; readonly refused: Refusal; readonly offered: readonly string[] };

export interface Refusal {
  readonly rule: string;
  readonly text: string;
}

const MOST_SEATS = 9;
const FIELDS = ['game', 'players', 'options', 'seed', 'arrange', 'moves', 'show'];

/** Reads a scenario file. Throws a `Problem` naming the field. */
export function readScenario(file: unknown): Scenario {
  const at = 'scenario';
  const fields = readObject(file, at, FIELDS);
  const options = fields['options'] ?? {};
  return {
    game: readText(required(fields, at, 'game'), `${at}.game`),
    players: readNumber(required(fields, at, 'players'), `${at}.players`, 1, MOST_SEATS),
    options: readObject(options, `${at}.options`, Object.keys(Object(options))),
    seed: readText(fields['seed'] ?? 'scenario', `${at}.seed`),
    arrange: fields['arrange'],
    moves: readList(fields['moves'] ?? [], `${at}.moves`).map((move, index) => readMove(move, `${at}.moves[${index}]`)),
    show: readList(fields['show'] ?? [], `${at}.show`).map((line, index) => readText(line, `${at}.show[${index}]`)),
  };
}

function readMove(value: unknown, at: string): Move {
  const fields = readObject(value, at, ['seat', 'move']);
  return {
    seat: readNumber(required(fields, at, 'seat'), `${at}.seat`, 0, MOST_SEATS),
    move: readText(required(fields, at, 'move'), `${at}.move`),
  };
}

/** Arranges the position, plays the moves as offered, and shows what was asked for. */
export async function runScenario(game: AnyGame, scenario: Scenario, reader: Reader): Promise<Outcome> {
  const { players, options, seed, arrange: arrangement, moves } = scenario;
  const table = new Table(game, { players, options, seed, arrangement });
  const shown = await Promise.all(scenario.show.map((line, index) => shower(table, line, `scenario.show[${index}]`)));
  for (const [index, { seat, move }] of moves.entries()) {
    const reason = table.play(seat, move);
    if (reason !== null)
      return { ok: false, at: index + 1, refused: refusal(reason, reader), offered: offeredTo(table, seat) };
  }
  return { ok: true, show: Object.fromEntries(shown.map(([line, look]) => [line, look()])) };
}

const refusal = (reason: Phrase, reader: Reader): Refusal => ({ rule: reason.rule, text: say(reason, reader) });

const offeredTo = (table: AnyTable, seat: Seat): string[] =>
  table.questions.filter(asked => asked.seat === seat).flatMap(({ options }) => options.map(({ move }) => move));

/** What one line of `show` looks at. It is checked before any move is played. */
async function shower(table: AnyTable, line: string, at: string): Promise<[string, () => unknown]> {
  const [what = '', of = ''] = line.split(':');
  const seats = table.people.map((_, seat) => String(seat));
  const look = readOneOf(what, at, ['options', 'view', 'score', 'journal', 'winners', 'waiting']);
  if (look === 'options') {
    const seat = Number(readOneOf(of, at, seats));
    return [line, () => offeredTo(table, seat)];
  }
  if (look === 'view') {
    const viewer = readOneOf(of, at, [...seats, 'spectator']);
    return [line, () => table.view(viewer === 'spectator' ? viewer : Number(viewer))];
  }
  if (look === 'journal') {
    const reader = await readerOf(table.game, readOneOf(of, at, LOCALES));
    return [line, () => table.journal('spectator').map(({ tells }) => say(tells, reader))];
  }
  if (look === 'score') return [line, () => table.people.map((_, seat) => scoreOf(table, seat))];
  if (look === 'waiting') return [line, () => table.questions.map(({ seat }) => seat)];
  return [line, () => table.winners];
}

function scoreOf(table: AnyTable, seat: Seat): unknown {
  const sheet = table.score(seat);
  return { seat, total: total(sheet), lines: sheet };
}
