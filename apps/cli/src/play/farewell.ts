import { total } from '@snowbound/engine';
import type { AnyTable } from '@snowbound/table';
import { columnsOf, paddedLeft } from '../terminal/layout.ts';
import { inSeatColour, type Paint, shapeOf } from '../terminal/paint.ts';
import type { Voice } from '../voice.ts';
import { seatName } from './seat-name.ts';

/** Every seat's score and where it came from, the best first. */
export function scoresOf(table: AnyTable, voice: Voice, paint: Paint, playerNames: readonly string[] = []): string[] {
  const rows = table.seating
    .map((_, seat) => ({ seat, sheet: table.score(seat) }))
    .sort((one, two) => total(two.sheet) - total(one.sheet))
    .map(({ seat, sheet }) => [
      inSeatColour(paint, seat, `${shapeOf(seat)} ${seatName(table, voice, seat)}`),
      ...(playerNames[seat] === undefined ? [] : [playerNames[seat]]),
      paddedLeft(voice.number(total(sheet)), 3),
      sheet.map(({ source, points }) => `${voice.nameOf(source)} ${voice.number(points)}`).join(' · '),
    ]);
  return [paint('bold', voice.tell('cli.scores')), ...columnsOf(rows)];
}

/** The seed, now that it may be known, and how anybody can check it. */
export function seedOf({ seed }: AnyTable, voice: Voice, record: string | undefined): string[] {
  const check = record === undefined ? `printf ${seed} | xxd -r -p | sha256sum` : `snowbound verify ${record}`;
  return [voice.tell('cli.seed', { seed }), voice.tell('cli.check-the-seed', { check })];
}
