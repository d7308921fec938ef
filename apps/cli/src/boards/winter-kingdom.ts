import type { View } from '@snowbound/winter-kingdom';
import { beside, cut, widthOf } from '../terminal/layout.ts';
import { newsIn } from './news.ts';
import type { Draw, Scene } from './scene.ts';
import { cardEntries, flowed, hung, legendEntries, tableOf, tableWidth } from './winter-kingdom-cards.ts';
import { firstRowFor, letterOf, MAP_ROWS, MAP_WIDTH, mapRows } from './winter-kingdom-map.ts';

const PANEL_AT = MAP_WIDTH + 1;
const GAP = 3;

/** With this many columns beside the table there is room for a second block. */
const ROOMY = 32;

/** However little room there is, this many lines tell what happened and this many show the map. */
const LEAST_NEWS = 2;
const LEAST_MAP = 8;

/** The map beside a table of supplies and points; cards, legend and news wherever there is room for them. */
export const drawWinterKingdom: Draw = (view, scene) => {
  const look = view as View;
  const head = title(look, scene);
  // A record being replayed goes to no screen and has no lines to save.
  const room = scene.rows > 0 ? scene.rows - head.length : Number.MAX_SAFE_INTEGER;
  const right = scene.columns - PANEL_AT;
  if (right < tableWidth(look)) return [...head, ...stacked(look, scene, room)];
  const isRoomy = right >= tableWidth(look) + GAP + ROOMY;
  return [...head, ...(isRoomy ? wide(look, scene, room) : narrow(look, scene, room))];
};

function title(look: View, { voice, paint, columns }: Scene): string[] {
  const { round, isLastRound, played, building, economy, twist } = look;
  const named = (terrain: NonNullable<View['played']>): string =>
    `${voice.nameOf(`names.${terrain}`)} (${letterOf(terrain)})`;
  const card = (name: string): string => voice.nameOf(`names.${name}`);
  const facts = [
    voice.tell('cli.board-round', { round }),
    ...(isLastRound ? [voice.tell('cli.board-last-round')] : []),
    ...(played === null ? [] : [voice.tell('cli.board-terrain-card', { terrain: named(played) })]),
    ...(building === null || building === played
      ? []
      : [voice.tell('cli.board-building-on', { terrain: named(building) })]),
    voice.tell('cli.board-economy', { card: card(economy) }),
    twist === 'none' ? card(twist) : voice.tell('cli.board-twist', { card: card(twist) }),
  ];
  const name = voice.nameOf('names.game');
  return flowed([paint('bold', name), ...facts.map(fact => `· ${fact}`)], columns);
}

/** The table beside the legend, below them cards and news; on a low screen the news takes the legend's place. */
function wide(look: View, scene: Scene, room: number): string[] {
  const width = scene.columns - PANEL_AT;
  const at = tableWidth(look) + GAP;
  const table = tableOf(look, scene);
  const cards = cardEntries(look, scene).flatMap(entry => hung(entry, width));
  const legend = flowed(legendEntries(look, scene), width - at);
  const tall = ['', ...beside(table, legend, at), '', ...cards, ''];
  const isTall = room >= Math.min(MAP_ROWS, tall.length + 2 * LEAST_NEWS);
  const low = (): string[] => [...beside(table, newsIn(scene.news, width - at, table.length), at), ...cards];
  const panel = isTall ? [...tall, ...newsIn(scene.news, width, Math.max(LEAST_NEWS, room - tall.length))] : low();
  return beside(mapIn(look, scene, Math.max(room, panel.length)), panel, PANEL_AT);
}

/** The table beside the map, cards below both; legend and news beside the map too if it is shown whole. */
function narrow(look: View, scene: Scene, room: number): string[] {
  const width = scene.columns - PANEL_AT;
  const table = tableOf(look, scene);
  const cards = flowed(cardEntries(look, scene), scene.columns);
  const body = room - cards.length;
  const key = ['', ...flowed(legendEntries(look, scene), width), ''];
  const spare = body - table.length - key.length;
  if (spare >= 2 * LEAST_NEWS) {
    const news = newsIn(scene.news, width, Math.min(spare, Math.max(MAP_ROWS - table.length - key.length, spare)));
    return [...beside(mapIn(look, scene, body), [...table, ...key, ...news], PANEL_AT), ...cards];
  }
  const news = newsIn(scene.news, scene.columns, LEAST_NEWS);
  const map = mapIn(look, scene, Math.max(LEAST_MAP + 1, body - news.length));
  return [...beside(map, table, PANEL_AT), ...cards, ...news];
}

/** Everything below everything, for terminals too narrow for anything beside the map. */
function stacked(look: View, scene: Scene, room: number): string[] {
  const news = newsIn(scene.news, scene.columns, LEAST_NEWS);
  const below = [...tableOf(look, scene), ...flowed(cardEntries(look, scene), scene.columns), ...news];
  return [...mapIn(look, scene, Math.max(LEAST_MAP + 1, room - below.length)), ...below];
}

/** The whole map, or in fewer lines the rows that matter now and which they are. */
function mapIn(look: View, { voice, paint }: Scene, lines: number): string[] {
  if (lines >= MAP_ROWS) return mapRows(look, paint, 0, MAP_ROWS);
  const count = lines - 1;
  const first = firstRowFor(look, count);
  const shown = voice.tell('cli.board-rows', { first: first + 1, last: first + count, all: MAP_ROWS });
  return [...mapRows(look, paint, first, count), paint('dim', shown)];
}
