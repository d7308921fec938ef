import type { BuildingView, LocationView, MapCornerView, PawsView, PlayerView, View } from '@snowbound/silverfrost';
import { wrapped } from '../terminal/layout.ts';
import { inSeatColour, shapeOf } from '../terminal/paint.ts';
import type { Draw, Scene } from './scene.ts';
import { unreadIn } from './unread.ts';

/** Marks of the table: Snow, a chimney, a Ranger. */
const SNOW = '*';
const CHIMNEY = '^';
const RANGER = '!';
/** A token of Paws. */
const TOKEN = '¤';

const LEAST_UNREAD = 4;

/** The Valley, the mountain and the board, then everybody's supply, hand and city; below them what happened. */
export const drawSilverfrost: Draw = (view, scene) => {
  const look = view as View;
  const { voice, columns } = scene;
  const lines = [
    title(look, scene),
    ...row(
      scene,
      'cli.board-valley',
      look.valley.map((stack, position) => valleyCard(stack, scene) + (look.paws?.valleyTokens[position] ? TOKEN : '')),
    ),
    ...row(scene, 'cli.board-mountain', mountain(look, scene)),
    ...row(
      scene,
      'cli.board-locations',
      look.locations
        .filter(({ inPlay }) => inPlay)
        .map(at => location(at, scene) + (look.paws?.taxed.includes(at.id) ? TOKEN : '')),
    ),
    ...row(
      scene,
      'cli.board-highlands',
      look.highlands.map(id => voice.nameOf(`quests.${id}`)),
    ),
    ...look.players.flatMap((player, seat) => playerRows(player, seat, look, scene)),
    ...(look.paws === null ? [] : pawsRows(look.paws, scene)),
  ];
  return [...lines, ...unreadIn(scene.unread, columns, Math.max(LEAST_UNREAD, scene.rows - lines.length))];
};

function title({ snowPrice, deck, discard }: View, { voice, paint }: Scene): string {
  const facts = [
    voice.tell('cli.board-snow-price', { price: snowPrice }),
    voice.tell('cli.board-piles', { deck, discard }),
    voice.tell('cli.board-marks', { snow: SNOW, chimney: CHIMNEY, ranger: RANGER }),
  ];
  return `${paint('bold', voice.nameOf('names.game'))} · ${facts.join(' · ')}`;
}

type RowKey = 'cli.board-valley' | 'cli.board-mountain' | 'cli.board-locations' | 'cli.board-highlands';

/** A heading and what belongs to it, in as many lines as it takes. */
const row = ({ voice, columns }: Scene, key: RowKey, parts: readonly string[]): string[] =>
  parts.length === 0 ? [] : wrapped(`${voice.tell(key)} ${parts.join(', ')}`, columns);

function valleyCard(stack: View['valley'][number], { voice }: Scene): string {
  if (stack === null) return '–';
  const copies = stack.copies > 1 ? ` ×${stack.copies}` : '';
  return `${voice.nameOf(`cards.${stack.id}`)}${copies}${stack.snow ? SNOW : ''}`;
}

const mountain = (look: View, { voice }: Scene): readonly string[] =>
  look.mountain.map(({ id, points }) => (id === null ? '–' : `${voice.nameOf(`big-critters.${id}`)} (${points})`));

function location({ id, snow, workers, rangers }: LocationView, { voice }: Scene): string {
  const there = workers.map(
    (count, seat) => shapeOf(seat).repeat(count) + (rangers[seat] ? shapeOf(seat) + RANGER : ''),
  );
  return `${voice.nameOf(`locations.${id}`)}${snow ? SNOW : ''}${there.join('')}`;
}

/** Name, season, workers, supply; then hand and city. */
function playerRows(player: PlayerView, seat: number, { paws }: View, scene: Scene): string[] {
  const { voice, paint, columns, playerNames } = scene;
  const isPaws = paws?.seat === seat;
  const called = isPaws ? (playerNames[seat] ?? '') : `${voice.nameOfSeat(seat)} (${playerNames[seat] ?? ''})`;
  const name = inSeatColour(paint, seat, `${shapeOf(seat)} ${called}`);
  const goods = Object.entries(player.supply)
    .filter(([, amount]) => amount > 0)
    .map(([good, amount]) => `${voice.nameOf(`names.${good}`)} ${amount}`);
  const state = [
    voice.nameOf(`names.${player.passed ? 'passed' : player.season}`),
    `${voice.nameOf('names.workers')} ${player.workers}${player.ranger ? RANGER : ''}`,
    `${voice.nameOf('names.chimneys')} ${player.chimneys}`,
    ...goods,
  ];
  const hand = player.hand.map(id => (id === null ? '?' : voice.nameOf(`cards.${id}`)));
  const quests = (player.lowlands ?? []).map(id => voice.nameOf(`quests.${id}`));
  const done = player.completed.map(id => `${voice.nameOf(`quests.${id}`)} ✓`);
  return [
    `${name} · ${state.join(' · ')}`,
    ...(hand.length > 0
      ? wrapped(`  ${voice.tell(isPaws ? 'cli.board-face-down' : 'cli.board-own-hand')} ${hand.join(', ')}`, columns)
      : []),
    ...(quests.length + done.length > 0
      ? wrapped(`  ${voice.tell('cli.board-quests')} ${[...quests, ...done].join(', ')}`, columns)
      : []),
    ...(player.city.length > 0
      ? wrapped(
          `  ${voice.tell('cli.board-city')} ${player.city.map(each => building(each, scene)).join(', ')}`,
          columns,
        )
      : []),
  ];
}

/** His current Map: what each corner calls for from the Cave on, what is done with in brackets; then his piles. */
function pawsRows({ maps, level, nextCorner, questPile, tokens }: PawsView, { voice, columns }: Scene): string[] {
  const map = maps[maps.length - 1];
  if (map === undefined) return [];
  const cave = map.corners.findIndex(corner => corner.cave);
  const next = nextCorner ?? cave + map.corners.length;
  const done = (next - cave + map.corners.length) % map.corners.length;
  const covered = nextCorner === null ? map.corners.length : done;
  const corners = map.corners.map((_, at) => {
    const corner = map.corners[(cave + at) % map.corners.length] as MapCornerView;
    const calls = voice.tell('cli.board-paws-corner', { calls: corner.calls });
    return at < covered ? `[${calls}]` : calls;
  });
  const heading = voice.tell('cli.board-paws', { map: map.id.replace(/\D+/, ''), level });
  const arrow = map.arrow === 'up' ? '↑' : '↓';
  const piles = voice.tell('cli.board-paws-piles', { quests: questPile, tokens });
  return wrapped(`  ${heading} ${corners.join(' ')} ${arrow} · ${piles}`, columns);
}

function building(
  { id, copy, snow, chimney, worker, visitor, visitingRanger }: BuildingView,
  { voice }: Scene,
): string {
  const marks = [
    copy > 1 ? ` ${copy}` : '',
    snow ? SNOW : '',
    chimney ? CHIMNEY : '',
    worker === null ? '' : worker === 'ranger' ? `+${RANGER}` : '+',
    visitor === null ? '' : shapeOf(visitor) + (visitingRanger ? RANGER : ''),
  ];
  return `${voice.nameOf(`cards.${id}`)}${marks.join('')}`;
}
