import {
  type Deal,
  orElse,
  Problem,
  problem,
  readList,
  readMarked,
  readNumber,
  readObject,
  readOneOf,
} from '@snowbound/engine';
import { AXES, has } from '@snowbound/hex';
import { type AbilitySet, NO_ABILITIES, withAbility, withoutAbility } from './abilities/ability.ts';
import { Board, type Laid, layBoard } from './board.ts';
import { sum, takeOne } from './deck.ts';
import { drawSetup } from './draw-setup.ts';
import { type Piece, put } from './pieces.ts';
import { FORTS, HOUSES } from './players.ts';
import { begin, dealAbilities, dealTerrain, layOut } from './setup.ts';
import { CELLS, SLOTS, TURNS } from './spaces.ts';
import type { WinterKingdomContent } from './state.ts';
import { type Player, piecesLeft, type State, type Table } from './state.ts';
import {
  CARD_TERRAINS,
  CASTLE,
  LETTERS,
  nameOfTerrain,
  TERRAINS,
  type Terrain,
  type TerrainName,
  terrainNamed,
} from './terrain.ts';
import { NO_TWIST } from './twists/twist.ts';
import { phrase } from './words.ts';

const FIELDS = [
  ...['tableaus', 'fill', 'spaces', 'twist', 'economy', 'scoring', 'line', 'upper', 'start'],
  ...['turn', 'round', 'deck', 'discards', 'players'],
];
const MOST_COINS = 99;
const MOST_ROUNDS = 99;
const CARD_NAMES = TERRAINS.slice(0, CARD_TERRAINS);

/** A position as somebody's turn begins. What is left out is as at the start. The README lists the fields. */
export function arrange(deal: Deal<WinterKingdomContent>, arrangement: unknown): State {
  const fields = readObject(arrangement, 'arrange', FIELDS);
  const state = layOut(deal, arrangeTable(deal, fields));
  state.round = number(fields['round'], 'arrange.round', 1, MOST_ROUNDS, 1);
  state.active = number(fields['turn'], 'arrange.turn', 0, state.seats - 1, state.table.start);
  readPile(fields['deck'], 'arrange.deck', state.deck);
  readPile(fields['discards'], 'arrange.discards', state.discards);
  const players = readList(
    orElse(
      fields['players'],
      state.players.map(() => ({})),
    ),
    'arrange.players',
  );
  if (players.length !== state.seats) {
    throw problem('input.list-length', { at: 'arrange.players', count: state.seats, given: players.length });
  }
  const given = players.flatMap((player, seat) => {
    const hasHand = arrangePlayer(state, state.players[seat] as Player, player, `arrange.players[${seat}]`);
    return hasHand ? [seat] : [];
  });
  state.isLastRound = state.players.some(player => piecesLeft(player) === 0);
  dealAbilities(state, given);
  dealTerrain(state);
  begin(state);
  return state;
}

function arrangeTable(deal: Deal<WinterKingdomContent>, fields: Readonly<Record<string, unknown>>): Table {
  const { players, options, content, random } = deal;
  // A twist is a surprise in an example, so only a chosen one is there.
  const twistOption = options['twist'] === 'random' ? 'none' : (options['twist'] ?? 'none');
  const usual = drawSetup(players, { ...options, twist: twistOption }, content, random);
  const cardOf = <Card extends { readonly id: string }>(
    name: string,
    cards: readonly Card[],
    otherwise: Card,
  ): Card => {
    if (fields[name] === undefined) return otherwise;
    const id = readOneOf(
      fields[name],
      `arrange.${name}`,
      cards.map(card => card.id),
    );
    return cards.find(card => card.id === id) ?? otherwise;
  };
  const twist = cardOf('twist', [NO_TWIST, ...content.twists], usual.twist);
  const laid = fields['tableaus'] === undefined ? usual.board.laid : readTableaus(fields['tableaus'], content);
  return {
    board: redraw(layBoard(twist.land, laid), fields),
    twist,
    economy: cardOf('economy', content.economy, usual.economy),
    scoring: fields['scoring'] === undefined ? usual.scoring : readScoring(fields['scoring'], content),
    axis: fields['line'] === undefined ? usual.axis : readOneOf(fields['line'], 'arrange.line', AXES),
    upper: number(fields['upper'], 'arrange.upper', 1, SLOTS - 1, usual.upper),
    start: number(fields['start'], 'arrange.start', 0, players - 1, usual.start),
  };
}

const TURNED = Array.from({ length: TURNS }, (_, turns) => String(turns));

/** `"1a"`, or `"1a 2"` for a side turned twice. */
function readTableaus(value: unknown, { sides }: WinterKingdomContent): Laid[] {
  const at = 'arrange.tableaus';
  const list = readList(value, at);
  if (list.length !== SLOTS) throw problem('input.list-length', { at, count: SLOTS, given: list.length });
  const laid = list.map((entry, slot) => {
    const { word, marks } = readMarked(entry, `${at}[${slot}]`, TURNED);
    if (marks.length > 1) throw problem('input.twice', { at: `${at}[${slot}]`, what: marks.join(' ') });
    const known = readOneOf(
      word,
      `${at}[${slot}]`,
      sides.map(side => side.id),
    );
    const side = sides.find(candidate => candidate.id === known) as Laid['side'];
    return { side, turns: Number(marks[0] ?? 0) };
  });
  const tableaus = laid.map(({ side }) => side.id[0]);
  const second = tableaus.findIndex((tableau, slot) => tableaus.indexOf(tableau) < slot);
  if (second >= 0) throw problem('input.twice', { at: `${at}[${second}]`, what: tableaus[second] ?? '' });
  return laid;
}

/** A board of one terrain, or single spaces changed: for small examples. */
function redraw(board: Board, fields: Readonly<Record<string, unknown>>): Board {
  if (fields['fill'] === undefined && fields['spaces'] === undefined) return board;
  const terrain = board.terrain.slice();
  if (fields['fill'] !== undefined) terrain.fill(readLetter(fields['fill'], 'arrange.fill'));
  const spaces = readObject(orElse(fields['spaces'], {}), 'arrange.spaces', ALL_SPACES);
  for (const [cell, letter] of Object.entries(spaces)) {
    terrain[Number(cell)] = readLetter(letter, `arrange.spaces.${cell}`);
  }
  return new Board(board.land, board.laid, terrain);
}

const ALL_SPACES = Array.from({ length: CELLS }, (_, cell) => String(cell));

const readLetter = (value: unknown, at: string): Terrain => LETTERS.indexOf(readOneOf(value, at, [...LETTERS]));

function readScoring(value: unknown, { scoring }: WinterKingdomContent): Table['scoring'] {
  return readList(value, 'arrange.scoring').map((entry, at) => {
    const id = readOneOf(
      entry,
      `arrange.scoring[${at}]`,
      scoring.map(card => card.id),
    );
    return scoring.find(card => card.id === id) as Table['scoring'][number];
  });
}

function readPile(value: unknown, at: string, pile: number[]): void {
  if (value === undefined) return;
  pile.fill(0);
  for (const [name, count] of Object.entries(readObject(value, at, CARD_NAMES))) {
    pile[TERRAINS.indexOf(name as TerrainName)] = readNumber(count, `${at}.${name}`, 0, MOST_COINS);
  }
}

const PLAYER_FIELDS = ['houses', 'forts', 'housesLeft', 'fortsLeft', 'coins', 'hand', 'abilities', 'terrain'];

/** Says whether the hand was given, be it empty. */
function arrangePlayer(state: State, player: Player, value: unknown, at: string): boolean {
  const fields = readObject(value, at, PLAYER_FIELDS);
  const houses = readPieces(state, player, fields['houses'], `${at}.houses`, 'house', HOUSES);
  const forts = readPieces(state, player, fields['forts'], `${at}.forts`, 'fort', FORTS);
  player.housesLeft = number(fields['housesLeft'], `${at}.housesLeft`, 0, HOUSES - houses, HOUSES - houses);
  player.fortsLeft = number(fields['fortsLeft'], `${at}.fortsLeft`, 0, FORTS - forts, FORTS - forts);
  player.coins = number(fields['coins'], `${at}.coins`, 0, MOST_COINS, player.coins);
  if (fields['hand'] !== undefined) player.hand = takeCards(state, fields['hand'], `${at}.hand`);
  if (fields['abilities'] !== undefined) arrangeAbilities(state, player, fields['abilities'], `${at}.abilities`);
  if (fields['terrain'] !== undefined) takeTerrain(state, player, fields['terrain'], `${at}.terrain`);
  return fields['hand'] !== undefined;
}

function takeTerrain(state: State, player: Player, value: unknown, at: string): void {
  const name = readOneOf(value, at, CARD_NAMES);
  player.terrain = terrainNamed(name);
  if (state.deck[player.terrain] === 0 || sum(state.deck) === 0) {
    throw new Problem(phrase('WK-2.2', 'problems.no-terrain-card', { at, terrain: { name: `names.${name}` } }));
  }
  takeOne(
    state.deck,
    state.deck.slice(0, player.terrain).reduce((before, cards) => before + cards, 0),
  );
}

function readPieces(state: State, player: Player, value: unknown, at: string, piece: Piece, most: number): number {
  if (value === undefined) return 0;
  const cells = readList(value, at);
  if (cells.length > most) throw new Problem(phrase('WK-2.2', 'problems.pieces', { at, given: cells.length, most }));
  cells.forEach((entry, index) => {
    const where = `${at}[${index}]`;
    const cell = readNumber(entry, where, 0, CELLS - 1);
    if (has(state.occupied, cell)) throw new Problem(phrase('WK-4.1', 'problems.occupied', { at: where, space: cell }));
    const terrain = state.table.board.terrain[cell] as Terrain;
    if (terrain >= CASTLE) {
      const shown = { name: `names.${nameOfTerrain(terrain)}` };
      throw new Problem(phrase('WK-1.3', 'problems.not-buildable', { at: where, terrain: shown }));
    }
    put(state, player, cell, piece);
  });
  return cells.length;
}

/** `"mine"` in play, `"mine 2"` upgraded. */
function arrangeAbilities(state: State, player: Player, value: unknown, at: string): void {
  const entries = readList(value, at).map((entry, index) => readMarked(entry, `${at}[${index}]`, ['2']));
  player.bought |= takeCards(
    state,
    entries.map(({ word }) => word),
    at,
  );
  for (const { word, marks } of entries) {
    const { number: card } = state.content.abilities.find(({ id }) => id === word) ?? { number: 0 };
    if (marks.length > 0) player.upgraded = withAbility(player.upgraded, card);
  }
}

/** Takes named cards from those nobody has been dealt. */
function takeCards(state: State, value: unknown, at: string): AbilitySet {
  const names = state.content.abilities.slice(1).map(({ id }) => id);
  return readList(value, at).reduce<AbilitySet>((set, entry, index) => {
    const card = names.indexOf(readOneOf(entry, `${at}[${index}]`, names)) + 1;
    if (((state.undealt >> card) & 1) === 0) {
      throw new Problem(
        phrase('WK-2.2', 'problems.two-places', { at: `${at}[${index}]`, card: { name: `names.${names[card - 1]}` } }),
      );
    }
    state.undealt = withoutAbility(state.undealt, card);
    return withAbility(set, card);
  }, NO_ABILITIES);
}

function number(value: unknown, at: string, least: number, most: number, otherwise: number): number {
  return value === undefined ? otherwise : readNumber(value, at, least, most);
}
