import {
  clipped,
  type Fields,
  LOCALES,
  type Phrase,
  problem,
  readOneOf,
  type Seat,
  say,
  shown,
  total,
} from '@snowbound/engine';
import { readerOf } from './reader.ts';
import type { AnyTable } from './table.ts';

/** What was found where somebody looked; `known` is what is there instead. */
export type Found = { readonly value: unknown } | { readonly known: readonly string[] };

const KINDS = ['options', 'view', 'score', 'journal', 'winners', 'waiting'] as const;

export const offeredTo = (table: AnyTable, seat: Seat): string[] =>
  table.questions.filter(asked => asked.seat === seat).flatMap(({ options }) => options.map(({ move }) => move));

/**
 * What a line such as `view:0 /players/0/city` looks at: a part of the table, and behind a space a JSON pointer into it.
 * The line is read at once, so that a mistake in it is reported before any move is played. `spoken` calls places in what is
 * said as the file does.
 */
export async function lookFor(
  table: AnyTable,
  line: string,
  at: string,
  spoken: (tells: Phrase) => Phrase,
): Promise<() => Found> {
  const gap = line.indexOf(' ');
  const part = gap < 0 ? line : line.slice(0, gap);
  const path = gap < 0 ? [] : readPointer(line.slice(gap + 1), at);
  const colon = part.indexOf(':');
  const kind = readOneOf(colon < 0 ? part : part.slice(0, colon), at, KINDS);
  const of = colon < 0 ? null : part.slice(colon + 1);
  const seats = table.seating.map((_, seat) => String(seat));
  if (kind === 'journal') {
    const reader = await readerOf(table.game, readOneOf(of, at, LOCALES));
    return () =>
      found(
        table.journal('spectator').map(({ tells }) => say(spoken(tells), reader)),
        path,
      );
  }
  const look = partOf(table, kind, of, at, seats);
  return () => {
    const whole = look();
    return found(kind === 'view' ? ownPartOf(whole, Number(of), seats.length, path[0]) : whole, path);
  };
}

function partOf(
  table: AnyTable,
  kind: Exclude<(typeof KINDS)[number], 'journal'>,
  of: string | null,
  at: string,
  seats: readonly string[],
): () => unknown {
  switch (kind) {
    case 'options': {
      const seat = Number(readOneOf(of, at, seats));
      return () => offeredTo(table, seat);
    }
    case 'view': {
      const viewer = readOneOf(of, at, [...seats, 'spectator']);
      return () => table.view(viewer === 'spectator' ? viewer : Number(viewer));
    }
    case 'score': {
      if (of === null) return () => table.seating.map((_, seat) => scoreOf(table, seat));
      const seat = Number(readOneOf(of, at, seats));
      return () => scoreOf(table, seat);
    }
    default:
      readOneOf(of === null ? kind : `${kind}:${of}`, at, [kind]);
      return () => (kind === 'waiting' ? table.questions.map(({ seat }) => seat) : table.winners);
  }
}

function scoreOf(table: AnyTable, seat: Seat) {
  const sheet = table.score(seat);
  return { seat, total: total(sheet), lines: sheet };
}

/** `/city/2`: steps into fields and lists, by RFC 6901. */
function readPointer(text: string, at: string): string[] {
  if (!text.startsWith('/')) throw problem('input.one-of', { at, given: shown(text), choices: `/${clipped(text)}` });
  return stepsOf(text);
}

/** The steps of a pointer, be it behind something else as in `view:0 /city/2`; none if there is no pointer. */
export const stepsOf = (line: string): string[] =>
  line
    .split('/')
    .slice(1)
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The view itself, or what it says of the seat that looks if the path begins with a field of that. */
function ownPartOf(view: unknown, seat: Seat, seats: number, first: string | undefined): unknown {
  if (first === undefined || !isFields(view) || Object.hasOwn(view, first)) return view;
  for (const list of Object.values(view)) {
    const own: unknown = Array.isArray(list) && list.length === seats ? list[seat] : null;
    if (isFields(own) && Object.hasOwn(own, first)) return own;
  }
  return view;
}

function found(whole: unknown, path: readonly string[]): Found {
  let value = whole;
  for (const step of path) {
    if (!isFields(value) || !Object.hasOwn(value, step)) return { known: isFields(value) ? Object.keys(value) : [] };
    value = value[step];
  }
  return { value };
}

/** Something that has parts: an object, or a list by its numbers. */
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
