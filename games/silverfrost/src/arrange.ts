import {
  type Deal,
  flow,
  orElse,
  Problem,
  problem,
  readFlag,
  readList,
  readMarked,
  readNumber,
  readObject,
  readOneOf,
  type Seat,
} from '@snowbound/engine';
import { readEach, takeCard } from './arrange-cards.ts';
import { readPaws } from './arrange-paws.ts';
import { readPlayer, readWorkers } from './arrange-player.ts';
import { NOBODY_THERE, withRanger, withWorker } from './locations/crowd.ts';
import { dealRow, MOUNTAIN_SPACES } from './mountain.ts';
import { chooseHighlands, layOut } from './setup.ts';
import { playerAt, type SilverfrostContent, type State } from './state.ts';
import { turns } from './turn/turn.ts';
import { fillValley, VALLEY_POSITIONS } from './valley.ts';
import { phrase } from './words.ts';

const FIELDS = [
  ...['turn', 'players', 'valley', 'locations', 'snow', 'fury', 'mountain', 'bigDeck', 'highlands', 'lowlandDeck'],
  ...['deckTop', 'deck', 'discard', 'snowstorms', 'paws'],
];

/** A position as somebody's turn begins. What is left out is as at the start, hands empty. The README lists the fields. */
export function arrange(deal: Deal<SilverfrostContent>, arrangement: unknown): State {
  const fields = readObject(arrangement, 'arrange', FIELDS);
  const state = layOut(deal);
  state.isFurious = readFlag(orElse(fields['fury'], false), 'arrange.fury');
  placeWorkers(state, fields['locations']);
  readPlayers(state, fields['players']);
  if (fields['valley'] !== undefined) layValley(state, fields['valley']);
  readDeck(state, fields);
  if (fields['valley'] === undefined) fillValley(state);
  layMountain(state, fields);
  readQuests(state, fields);
  if (state.paws !== null) readPaws(state, state.paws, fields['paws']);
  else if (fields['paws'] !== undefined) throw new Problem(phrase('SF-10', 'problems.no-paws', { at: 'arrange.paws' }));
  snowLocations(state, fields['snow']);
  if (fields['snowstorms'] !== undefined) {
    const targets = state.content.file.snowstorms.map(({ target }) => target);
    state.snowstormDeck = readSet(fields['snowstorms'], 'arrange.snowstorms', targets);
  }
  const turn =
    fields['turn'] === undefined ? state.start : readNumber(fields['turn'], 'arrange.turn', 0, state.seats - 1);
  if (playerAt(state, turn).passed) throw new Problem(phrase('SF-9.1', 'problems.passed', { at: 'arrange.turn' }));
  flow.begin(state, turn, turns, 0).left = turn;
  flow.advance(state);
  return state;
}

function readPlayers(state: State, value: unknown): void {
  const players = value === undefined ? [] : readList(value, 'arrange.players');
  if (players.length > state.seats) {
    throw problem('input.list-length', { at: 'arrange.players', count: state.seats, given: players.length });
  }
  for (const read of [readPlayer, readWorkers]) {
    for (let seat = 0; seat < state.seats; seat++)
      read(state, seat, orElse(players[seat], {}), `arrange.players[${seat}]`);
  }
}

/** `{ "copper": ["0", "1 ranger"] }`: who stands there. */
function placeWorkers(state: State, value: unknown): void {
  const ids = state.content.locations.map(({ id }) => id);
  const seats = state.players.map((_, seat) => String(seat));
  const at = 'arrange.locations';
  for (const [id, list] of Object.entries(readObject(orElse(value, {}), at, ids))) {
    readList(list, `${at}.${id}`).forEach((entry, index) => {
      const where = `${at}.${id}[${index}]`;
      const { word, marks } = readMarked(entry, where, ['ranger']);
      const owner: Seat = Number(readOneOf(word, where, seats));
      const number = ids.indexOf(id);
      const crowd = state.crowds[number] ?? NOBODY_THERE;
      state.crowds[number] = marks.includes('ranger') ? withRanger(crowd, owner) : withWorker(crowd, owner);
    });
  }
}

function readDeck(state: State, fields: Readonly<Record<string, unknown>>): void {
  const top = readCards(state, fields['deckTop'], 'arrange.deckTop');
  for (const kind of readCards(state, fields['discard'], 'arrange.discard')) state.discard.push(kind);
  if (fields['deck'] !== undefined) {
    const deck = readCards(state, fields['deck'], 'arrange.deck');
    state.deck.length = 0;
    state.deck.push(...deck);
  }
  // The first one named is drawn first.
  state.deckTop.push(...top.reverse());
}

function readCards(state: State, value: unknown, at: string): number[] {
  return readList(orElse(value, []), at).map((entry, index) => takeCard(state, entry, `${at}[${index}]`));
}

/** `"tannery"`, `"tannery snow"`, `"tannery x2"`, `"tannery paws"` with his token, or `null` for an empty position. */
function layValley(state: State, value: unknown): void {
  const list = readList(value, 'arrange.valley');
  if (list.length > VALLEY_POSITIONS) {
    throw problem('input.list-length', { at: 'arrange.valley', count: VALLEY_POSITIONS, given: list.length });
  }
  const known = state.paws === null ? VALLEY_MARKS : [...VALLEY_MARKS, 'paws'];
  list.forEach((entry, position) => {
    if (entry === null) return;
    const at = `arrange.valley[${position}]`;
    const { word: id, marks } = readMarked(entry, at, known);
    const [stack = 'x1', another] = marks.filter(mark => STACKS.includes(mark));
    if (another !== undefined) throw problem('input.twice', { at, what: 'x' });
    const copies = Number(stack.slice(1));
    for (let copy = 0; copy < copies; copy++) {
      const kind = takeCard(state, id, at);
      if (copy === 0 && state.valley.includes(kind)) throw problem('input.twice', { at, what: id });
      state.valley[position] = kind;
    }
    state.stacked[position] = copies;
    if (marks.includes('snow')) state.valleySnow |= 1 << position;
    if (marks.includes('paws') && state.paws !== null) state.paws.valleyTokens |= 1 << position;
  });
}

/** As many copies of one card as lie on a position. */
const STACKS = ['x2', 'x3', 'x4', 'x5', 'x6', 'x7', 'x8', 'x9'];
const VALLEY_MARKS = ['snow', ...STACKS];

function layMountain(state: State, fields: Readonly<Record<string, unknown>>): void {
  const ids = state.content.bigCritters.map(({ id }) => id);
  if (fields['mountain'] === undefined) dealRow(state);
  else {
    const row = readList(fields['mountain'], 'arrange.mountain');
    if (row.length > MOUNTAIN_SPACES) {
      throw problem('input.list-length', { at: 'arrange.mountain', count: MOUNTAIN_SPACES, given: row.length });
    }
    row.forEach((entry, space) => {
      if (entry === null) return;
      const number = ids.indexOf(readOneOf(entry, `arrange.mountain[${space}]`, ids));
      state.row[space] = number;
      state.bigDeck &= ~(1 << number);
    });
  }
  if (fields['bigDeck'] !== undefined) state.bigDeck = readSet(fields['bigDeck'], 'arrange.bigDeck', ids);
}

function readQuests(state: State, fields: Readonly<Record<string, unknown>>): void {
  const highlands = state.content.highlands.map(({ id }) => id);
  const lowlands = state.content.lowlands.map(({ id }) => id);
  if (fields['highlands'] === undefined) chooseHighlands(state);
  else state.highlands = readSet(fields['highlands'], 'arrange.highlands', highlands);
  if (fields['lowlandDeck'] !== undefined) {
    state.lowlandDeck = readSet(fields['lowlandDeck'], 'arrange.lowlandDeck', lowlands);
  }
}

function snowLocations(state: State, value: unknown): void {
  const ids = state.content.locations.map(({ id }) => id);
  state.boardSnow = readSet(orElse(value, []), 'arrange.snow', ids);
}

function readSet(value: unknown, at: string, ids: readonly string[]): number {
  return readEach(value, at, ids).reduce((set, number) => set | (1 << number), 0);
}
