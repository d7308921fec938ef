import type { View } from '@snowbound/winter-kingdom';
import { beside, widthOf, wrapped } from '../terminal/layout.ts';
import type { Draw, Scene } from './scene.ts';
import { unreadIn } from './unread.ts';
import { cardEntries, fewSigns, flowed, hung, legendEntries, tableOf } from './winter-kingdom-cards.ts';
import { firstRowFor, letterOf, MAP_ROWS, MAP_WIDTH, mapRows } from './winter-kingdom-map.ts';

const GAP = 3;

/** With this many columns beside the table there is room for a second block. */
const ROOMY = 32;

/** Lines for what happened where they are few, and for the map however few they are. */
const LEAST_UNREAD = 2;
const LEAST_MAP = 8;
/** Unread sentences in a narrow block need this many lines to be worth it. */
const WORTHWHILE_NEWS = 6;

/** What has been settled before the parts are put together. */
interface Sheet {
  readonly look: View;
  readonly scene: Scene;
  /** Lines below the title. */
  readonly room: number;
  readonly table: readonly string[];
  readonly tableWidth: number;
  /** The column at which whatever is beside the map begins. */
  readonly at: number;
}

/** The map beside a table of supplies and points; cards, legend and unread sentences wherever there is room for them. */
export const drawWinterKingdom: Draw = (view, scene) => {
  const look = view as View;
  const head = title(look, scene);
  // A record being replayed goes to no screen and has no lines to save.
  const room = scene.rows > 0 ? scene.rows - head.length : Number.MAX_SAFE_INTEGER;
  const most = scene.columns - MAP_WIDTH - 1;
  const table = tableOf(look, scene, most);
  const tableWidth = Math.max(...table.map(widthOf));
  const at = MAP_WIDTH + (tableWidth < most ? 2 : 1);
  const sheet = { look, scene, room, table, tableWidth, at };
  if (tableWidth > most) return [...head, ...stacked(sheet)];
  return [...head, ...(tableWidth + GAP + ROOMY < most ? wide(sheet) : narrow(sheet))];
};

/** One line if at all possible: for it go the labels of economy and twist, then the name of the game. */
function title(look: View, { voice, paint, columns }: Scene): string[] {
  const { round, isLastRound, played, building } = look;
  const named = (terrain: NonNullable<View['played']>): string =>
    `${voice.nameOf(`names.${terrain}`)} (${letterOf(terrain)})`;
  const economy = voice.nameOf(`names.${look.economy}`);
  const twist = voice.nameOf(`names.${look.twist}`);
  const facts = [
    voice.tell(isLastRound ? 'cli.board-last-round' : 'cli.board-round', { round }),
    ...(played === null ? [] : [voice.tell('cli.board-terrain-card', { terrain: named(played) })]),
    ...(building === null || building === played
      ? []
      : [voice.tell('cli.board-building-on', { terrain: named(building) })]),
  ];
  const labelled = [
    voice.tell('cli.board-economy', { card: economy }),
    look.twist === 'none' ? twist : voice.tell('cli.board-twist', { card: twist }),
  ];
  const name = paint('bold', voice.nameOf('names.game'));
  const lines = [
    [name, ...facts, ...labelled],
    [name, ...facts, economy, twist],
    [...facts, economy, twist],
  ].map(parts => parts.join(' · '));
  const fitting = lines.find(line => widthOf(line) <= columns);
  return fitting === undefined ? wrapped(lines[0] ?? '', columns) : [fitting];
}

/** The table beside the legend, below them cards and unread sentences; on a low screen they take the legend's place. */
function wide({ look, scene, room, table, tableWidth, at }: Sheet): string[] {
  const width = scene.columns - at;
  const second = tableWidth + GAP;
  const cards = cardEntries(look, scene).flatMap(entry => hung(entry, width));
  const legend = flowed(legendEntries(look, scene), width - second);
  const tall = ['', ...beside(table, legend, second), '', ...cards, ''];
  const unreadRoom = room - tall.length;
  if (unreadRoom >= WORTHWHILE_NEWS) {
    const panel = [...tall, ...latestIn(scene.unread, width, unreadRoom)];
    return beside(mapIn(look, scene, room), panel, at);
  }
  const below = table.length + cards.length <= room ? cards : briefly(look, scene, width);
  const panel = [...beside(table, latestIn(scene.unread, width - second, table.length), second), ...below];
  return beside(mapIn(look, scene, Math.max(room, panel.length), fewSigns(look, scene)), panel, at);
}

/** The table beside the map, cards below both; legend and unread sentences beside the map too if there is room. */
function narrow({ look, scene, room, table, at }: Sheet): string[] {
  const width = scene.columns - at;
  const loose = flowed(cardEntries(look, scene), scene.columns);
  const key = ['', ...flowed(legendEntries(look, scene), width)];
  const unreadRoom = room - loose.length - table.length - key.length - 1;
  if (unreadRoom >= WORTHWHILE_NEWS) {
    const panel = [...table, ...key, '', ...latestIn(scene.unread, width, unreadRoom)];
    return [...beside(mapIn(look, scene, room - loose.length), panel, at), ...loose];
  }
  const tight = briefly(look, scene, scene.columns);
  const unreadLines = Math.max(1, Math.min(LEAST_UNREAD, room - tight.length - LEAST_MAP - 1));
  const unread = latestIn(scene.unread, scene.columns, unreadLines);
  const body = Math.max(LEAST_MAP + 1, room - tight.length - unread.length);
  const hasKey = body >= table.length + key.length;
  const map = mapIn(look, scene, body, hasKey ? [] : fewSigns(look, scene));
  return [...beside(map, hasKey ? [...table, ...key] : table, at), ...tight, ...unread];
}

/** Everything below everything, for terminals too narrow for anything beside the map. */
function stacked({ look, scene, room, table }: Sheet): string[] {
  const cards = flowed(cardEntries(look, scene), scene.columns);
  const below = [...table, ...cards, ...latestIn(scene.unread, scene.columns, LEAST_UNREAD)];
  return [...mapIn(look, scene, Math.max(LEAST_MAP + 1, room - below.length)), ...below];
}

/** The cards in as few lines as possible. */
const briefly = (look: View, scene: Scene, width: number): string[] =>
  wrapped(cardEntries(look, scene, true).join(' | '), width);

/** The unread sentences, or where they are too many as many of the last as fit whole. */
function latestIn(unread: readonly string[], columns: number, rows: number): string[] {
  const from = (at: number): string[] => wrapped(`${at > 0 ? '… ' : ''}${unread.slice(at).join(' ')}`, columns);
  const first = unread.findIndex((_, at) => from(at).length <= rows);
  return first <= 0 ? unreadIn(unread, columns, rows) : from(first);
}

/** The whole map, or in fewer lines the rows that matter now, which they are, and as many signs as fit. */
function mapIn(look: View, { voice, paint }: Scene, lines: number, signs: readonly string[] = []): string[] {
  if (lines >= MAP_ROWS) return mapRows(look, paint, 0, MAP_ROWS);
  const count = lines - 1;
  const first = firstRowFor(look, count);
  const shown = voice.tell('cli.board-rows', { first: first + 1, last: first + count, all: MAP_ROWS });
  return [...mapRows(look, paint, first, count), flowed([paint('dim', shown), ...signs], MAP_WIDTH)[0] ?? ''];
}
