import {
  orElse,
  Problem,
  readFlag,
  readList,
  readMarked,
  readNumber,
  readObject,
  readOneOf,
  type Seat,
} from '@snowbound/engine';
import { readEach, takeCard } from './arrange-cards.ts';
import {
  type Building,
  hasOwnRanger,
  hasOwnWorker,
  hasVisitingRanger,
  kindIn,
  newCopy,
  visitorOf,
  withChimney,
  withOwn,
  withSnow,
  withVisitor,
} from './city.ts';
import { GOODS, type Good } from './goods.ts';
import { held, NOBODY, only } from './hand.ts';
import { hasRangerOf, workersOf } from './locations/crowd.ts';
import { isPaws } from './paws/seat.ts';
import { cardOf, type Player, playerAt, type State } from './state.ts';
import { seasonNames, WORKERS_BY_SEASON } from './turn/seasons.ts';
import { phrase } from './words.ts';

const FIELDS = [
  ...['season', 'hand', 'city', 'supply', 'chimneys', 'workers', 'ranger', 'lowlands', 'completed', 'passed'],
];
const MOST = 99;
const MOST_CHIMNEYS = 2;
const MOST_WORKERS = 5;

/** One player of an arranged position. */
export function readPlayer(state: State, seat: Seat, value: unknown, at: string): void {
  const fields = readObject(value, at, FIELDS);
  const player = playerAt(state, seat);
  if (fields['season'] !== undefined) {
    player.season = seasonNames.indexOf(readOneOf(fields['season'], `${at}.season`, seasonNames));
  }
  player.passed = readFlag(orElse(fields['passed'], false), `${at}.passed`);
  readSupply(player, fields['supply'], `${at}.supply`);
  if (fields['chimneys'] !== undefined) {
    player.chimneys = readNumber(fields['chimneys'], `${at}.chimneys`, 0, MOST_CHIMNEYS);
  }
  readList(orElse(fields['hand'], []), `${at}.hand`).forEach((entry, index) => {
    // SF-10.13: nobody looks at Paws's face-down cards.
    const knownTo = isPaws(state, seat) ? NOBODY : only(seat);
    player.hand.push(held(takeCard(state, entry, `${at}.hand[${index}]`), knownTo));
  });
  readList(orElse(fields['city'], []), `${at}.city`).forEach((entry, index) => {
    const building = readBuilding(state, player, entry, `${at}.city[${index}]`);
    player.city.push(building);
    if (cardOf(state, kindIn(building)).playing !== null) player.abilities++;
  });
  readQuests(state, player, fields, at);
}

function readSupply(player: Player, value: unknown, at: string): void {
  for (const [good, amount] of Object.entries(readObject(orElse(value, {}), at, GOODS))) {
    player.supply[GOODS.indexOf(good as Good)] = readNumber(amount, `${at}.${good}`, 0, MOST);
  }
}

/** `"tannery"`, with marks behind it: `snow`, `chimney`, `worker`, `ranger`, `visitor-1`, `visiting-ranger-1`. */
function readBuilding(state: State, player: Player, value: unknown, at: string): Building {
  const visits = ['visitor', 'visiting-ranger'].flatMap(visit => state.players.map((_, seat) => `${visit}-${seat}`));
  const { word: id, marks } = readMarked(value, at, [...OWN_MARKS, ...visits]);
  let building = newCopy(player.city, takeCard(state, id, at));
  for (const mark of marks) {
    const own = OWN_MARKS.find(known => known === mark);
    if (own !== undefined) building = marked(building, own);
    else building = withVisitor(building, Number(mark.at(-1)), mark.startsWith('visiting'));
  }
  return building;
}

const OWN_MARKS = ['snow', 'chimney', 'worker', 'ranger'] as const;

function marked(building: Building, mark: (typeof OWN_MARKS)[number]): Building {
  if (mark === 'snow') return withSnow(building);
  return mark === 'chimney' ? withChimney(building) : withOwn(building, mark === 'ranger');
}

function readQuests(state: State, player: Player, fields: Readonly<Record<string, unknown>>, at: string): void {
  const lowlands = state.content.lowlands.map(({ id }) => id);
  const highlands = state.content.highlands.map(({ id }) => id);
  for (const number of readEach(orElse(fields['lowlands'], []), `${at}.lowlands`, lowlands)) {
    player.lowlands |= 1 << number;
    state.lowlandDeck &= ~(1 << number);
  }
  for (const number of readEach(orElse(fields['completed'], []), `${at}.completed`, [...lowlands, ...highlands])) {
    if (number >= lowlands.length) player.completedHighlands |= 1 << (number - lowlands.length);
    else {
      player.completedLowlands |= 1 << number;
      state.lowlandDeck &= ~(1 << number);
    }
  }
}

/** Workers not said to be at home and not standing anywhere are beside the city. */
export function readWorkers(state: State, seat: Seat, value: unknown, at: string): void {
  const fields = readObject(value, at, FIELDS);
  const player = playerAt(state, seat);
  const all = WORKERS_BY_SEASON[player.season] as number;
  let placed = 0;
  let isRangerPlaced = false;
  for (const crowd of state.crowds) {
    placed += workersOf(crowd, seat);
    if (hasRangerOf(crowd, seat)) isRangerPlaced = true;
  }
  for (const [owner, { city }] of state.players.entries()) {
    for (const building of city) {
      if (owner === seat && hasOwnRanger(building)) isRangerPlaced = true;
      else if (owner === seat && hasOwnWorker(building)) placed++;
      if (visitorOf(building) !== seat) continue;
      if (hasVisitingRanger(building)) isRangerPlaced = true;
      else placed++;
    }
  }
  if (placed > all) throw new Problem(phrase('SF-1.11', 'problems.workers', { at, given: placed, most: all }));
  player.workers =
    fields['workers'] === undefined ? all - placed : readNumber(fields['workers'], `${at}.workers`, 0, MOST_WORKERS);
  const rangerAtHome = readNumber(orElse(fields['ranger'], 1), `${at}.ranger`, 0, 1);
  player.ranger = isRangerPlaced ? 0 : rangerAtHome;
  player.beside = Math.max(0, all - placed - player.workers);
  player.rangerBeside = isRangerPlaced || player.ranger === 1 ? 0 : 1;
}
