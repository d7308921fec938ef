import { orElse, readFlag, readList, readNumber, readObject, readOneOf, readText, required } from '@snowbound/engine';
import type { Move } from './record.ts';

/** A position, moves from it, what to show of the outcome and what is expected of it. */
export interface Scenario {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly arrange: unknown;
  /** The position is one that no game comes to, and is meant so. */
  readonly impossible: boolean;
  /** How places are called in what is shown. */
  readonly spaces: SpaceNames;
  readonly moves: readonly Move[];
  readonly show: readonly string[];
  /** What is looked at, as in `show`, and what should be there. */
  readonly expect: Readonly<Record<string, unknown>>;
}

const SPACE_NAMES = ['numbers', 'rows'] as const;
type SpaceNames = (typeof SPACE_NAMES)[number];

const MOST_SEATS = 9;
const FIELDS = [
  ...['game', 'players', 'options', 'seed', 'arrange', 'impossible', 'spaces', 'moves', 'show', 'expect'],
];

/** Reads a scenario file. Throws a `Problem` naming the field. */
export function readScenario(file: unknown): Scenario {
  const at = 'scenario';
  const fields = readObject(file, at, FIELDS);
  return {
    game: readText(required(fields, at, 'game'), `${at}.game`),
    players: readNumber(required(fields, at, 'players'), `${at}.players`, 1, MOST_SEATS),
    options: readNamed(orElse(fields['options'], {}), `${at}.options`),
    seed: readText(orElse(fields['seed'], 'scenario'), `${at}.seed`),
    arrange: fields['arrange'],
    impossible: readFlag(orElse(fields['impossible'], false), `${at}.impossible`),
    spaces: readOneOf(orElse(fields['spaces'], 'numbers'), `${at}.spaces`, SPACE_NAMES),
    moves: readList(orElse(fields['moves'], []), `${at}.moves`).map((move, index) =>
      readMove(move, `${at}.moves[${index}]`),
    ),
    show: readList(orElse(fields['show'], []), `${at}.show`).map((line, index) =>
      readText(line, `${at}.show[${index}]`),
    ),
    expect: readNamed(orElse(fields['expect'], {}), `${at}.expect`),
  };
}

/** An object whose fields are known only once the game is. */
const readNamed = (value: unknown, at: string) => readObject(value, at, Object.keys(Object(value)));

function readMove(value: unknown, at: string): Move {
  const fields = readObject(value, at, ['seat', 'move']);
  return {
    seat: readNumber(required(fields, at, 'seat'), `${at}.seat`, 0, MOST_SEATS),
    move: readText(required(fields, at, 'move'), `${at}.move`),
  };
}
