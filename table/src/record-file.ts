import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { commitmentTo, isSeed, Problem, readNumber, readObject, readText } from '@snowbound/engine';
import type { GameRecord, Move } from './record.ts';
import { phrase } from './words.ts';

/** First line of every record file: what it is and the version of its form. */
const FIRST_LINE = 'snowbound record 1';
const HEADINGS = ['game', 'rules', 'content', 'players', 'options', 'seed', 'commitment', 'taken-back'] as const;
type Heading = (typeof HEADINGS)[number];

const CHECK_DIGITS = 8;
const MOST_TAKEN_BACK = 1_000_000;
const MOVE_LINE = /^(\d+) (\d+) (.+) #([0-9a-f]{8})$/;

/** Each line's check covers all lines before it, so that damage is found where it is. It does not stop a forger. */
const checkOf = (before: string, line: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${before}\n${line}`))).slice(0, CHECK_DIGITS);

/** The record as a text file: a heading, then a line for each move. */
export function writeRecord(record: GameRecord): string {
  const headings: Readonly<Record<Heading, string>> = {
    game: record.game,
    rules: record.rules,
    content: record.content,
    players: String(record.players),
    options: JSON.stringify(record.options),
    seed: record.seed,
    commitment: commitmentTo(record.seed),
    'taken-back': String(record.takenBack),
  };
  const lines = [FIRST_LINE, ...HEADINGS.map(heading => `${heading} ${headings[heading]}`)];
  let check = checkOf('', lines.join('\n'));
  lines.push(`moves #${check}`);
  record.moves.forEach(({ seat, move }, index) => {
    const line = `${index + 1} ${seat} ${move}`;
    check = checkOf(check, line);
    lines.push(`${line} #${check}`);
  });
  lines.push(`end ${record.moves.length} #${checkOf(check, 'end')}`, '');
  return lines.join('\n');
}

/** Reads a record file. Throws a `Problem` that names the line if it is foreign, damaged or cut short. */
export function readRecord(text: string): GameRecord {
  const lines = text.split(/\r?\n/);
  if (lines[0] !== FIRST_LINE) throw new Problem(phrase('', 'record.not-a-record', { first: FIRST_LINE }));
  const heading = readHeading(lines);
  const start = HEADINGS.length + 1;
  const check = checkOf('', lines.slice(0, start).join('\n'));
  if (lines[start] !== `moves #${check}`) throw new Problem(phrase('', 'record.heading-changed'));
  const moves = readMoves(lines, start + 1, check);
  if (!isSeed(heading.seed)) throw new Problem(phrase('', 'record.seed'));
  if (commitmentTo(heading.seed) !== heading.commitment) throw new Problem(phrase('', 'record.commitment'));
  return {
    game: heading.game,
    rules: heading.rules,
    content: heading.content,
    players: Number(heading.players),
    options: readOptionTexts(heading.options),
    seed: heading.seed,
    takenBack: readNumber(Number(heading['taken-back']), 'taken-back', 0, MOST_TAKEN_BACK),
    moves,
  };
}

function readHeading(lines: readonly string[]): Record<Heading, string> {
  const entries = HEADINGS.map((heading, index) => {
    const line = lines[index + 1] ?? '';
    if (!line.startsWith(`${heading} `)) throw new Problem(phrase('', 'record.heading', { line: index + 2, heading }));
    return [heading, line.slice(heading.length + 1)];
  });
  return Object.fromEntries(entries) as Record<Heading, string>;
}

function readMoves(lines: readonly string[], start: number, headingCheck: string): Move[] {
  const moves: Move[] = [];
  let check = headingCheck;
  for (let at = start; ; at++) {
    const line = lines[at] ?? '';
    const number = moves.length + 1;
    if (line === `end ${moves.length} #${checkOf(check, 'end')}`) return moves;
    if (line === '') throw new Problem(phrase('', 'record.cut-short', { count: moves.length }));
    const [, counted, seat, move, given] = MOVE_LINE.exec(line) ?? [];
    if (move === undefined || Number(counted) !== number) {
      throw new Problem(phrase('', 'record.line', { line: at + 1, number }));
    }
    check = checkOf(check, `${counted} ${seat} ${move}`);
    if (check !== given) throw new Problem(phrase('', 'record.changed', { number, line: at + 1 }));
    moves.push({ seat: Number(seat), move });
  }
}

function readOptionTexts(text: string): Record<string, string> {
  const options = parsed(text);
  const fields = readObject(options, 'options', Object.keys(Object(options)));
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, readText(value, `options.${name}`)]));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}
