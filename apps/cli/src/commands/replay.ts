import { RULES, total, type Viewer } from '@snowbound/engine';
import { type AnyTable, readRecord, replay as replayRecord } from '@snowbound/table';
import { boardOf } from '../boards/board.ts';
import { gameOfRecord } from '../content.ts';
import { EXIT } from '../exit-codes.ts';
import { readTextFile } from '../files.ts';
import { scoresOf } from '../play/farewell.ts';
import { seatName } from '../play/seat-name.ts';
import { wrapped } from '../terminal/layout.ts';
import { paintFor } from '../terminal/paint.ts';
import { USUAL_COLUMNS } from '../terminal/screen.ts';
import type { Voice } from '../voice.ts';
import { misuse } from '../words.ts';

export interface ReplayOptions {
  readonly to?: number;
  readonly seat?: number;
  readonly content?: string;
  readonly json?: boolean;
}

/** Replays a record and tells what happened, where it led and what it scored. */
export async function replay(file: string, { to, seat, content, json }: ReplayOptions, voice: Voice): Promise<number> {
  const record = readRecord(await readTextFile(file));
  const game = await gameOfRecord(record, content, voice);
  const table = replayRecord(game, record, to === undefined ? {} : { moves: to });
  if (seat !== undefined && seat >= table.seating.length) {
    throw misuse('cli.no-such-seat', { given: seat, last: table.seating.length - 1 });
  }
  const viewer = seat ?? 'spectator';
  const lines = json === true ? [JSON.stringify(asJson(table, viewer, voice), null, 2)] : asText(table, viewer, voice);
  process.stdout.write(`${lines.join('\n')}\n`);
  return EXIT.well;
}

const journalOf = (table: AnyTable, viewer: Viewer, voice: Voice): string[] =>
  table.journal(viewer).map(({ tells }) => voice.say(tells));

const asJson = (table: AnyTable, viewer: Viewer, voice: Voice): object => ({
  game: table.game.name,
  players: table.players,
  moves: table.moves.length,
  over: table.isOver,
  journal: journalOf(table, viewer, voice),
  view: table.view(viewer),
  answers: table.visibleAnswers(viewer),
  scores: table.seating.map((_, seat) => ({ seat, total: total(table.score(seat)), lines: table.score(seat) })),
  winners: table.winners,
});

function asText(table: AnyTable, viewer: Viewer, voice: Voice): string[] {
  const paint = paintFor(process.stdout, process.env);
  const columns = process.stdout.columns || USUAL_COLUMNS;
  const playerNames = table.seating.map((playerIndex, seat) =>
    playerIndex === RULES ? seatName(table, voice, seat) : voice.tell('cli.player', { player: playerIndex + 1 }),
  );
  const draw = boardOf(table.game.name);
  return [
    ...journalOf(table, viewer, voice).flatMap(line => wrapped(line, columns)),
    '',
    ...draw(table.view(viewer), {
      voice,
      paint,
      columns,
      rows: 0,
      playerNames,
      answers: table.visibleAnswers(viewer),
      unread: [],
    }),
    '',
    ...scoresOf(table, voice, paint),
  ];
}
