import { type Name, Problem, type Scenarios, type Seat } from '@snowbound/engine';
import { cityProblems, onCards, type PlayerFields, type Standing, workerProblems } from './impossible-player.ts';
import { MOST_IN_GUILD } from './locations/placing.ts';
import { bigCritterName, locationName, questName } from './names.ts';
import { PAWS } from './paws/paws.ts';
import { seatsFor } from './paws/setup.ts';
import type { BigCritter, Location, Quest, SilverfrostContent } from './state.ts';
import { phrase } from './words.ts';

/** An arrangement that was read already, so its fields are what they should be. */
interface Arrangement {
  readonly players?: readonly PlayerFields[];
  readonly locations?: Readonly<Record<string, readonly string[]>>;
  readonly snow?: readonly string[];
  readonly mountain?: readonly (string | null)[];
  readonly bigDeck?: readonly string[];
  readonly highlands?: readonly string[];
  readonly lowlandDeck?: readonly string[];
  readonly paws?: {
    readonly maps?: readonly string[];
    readonly mapDeck?: readonly string[];
    readonly next?: readonly string[];
    readonly schemes?: readonly string[];
    readonly quests?: readonly string[];
    readonly taxed?: readonly string[];
  };
}

/** Positions that can be laid out with what is in the box, but that no game comes to. The first reason is reported. */
export const whyImpossible: Scenarios<SilverfrostContent>['whyImpossible'] = (arrangement, { players, content }) => {
  const seats = seatsFor(players);
  for (const problem of problemsIn(arrangement as Arrangement, seats, content, players === 1)) return problem;
  return null;
};

function* problemsIn(
  arrangement: Arrangement,
  seats: number,
  content: SilverfrostContent,
  isSolo: boolean,
): Generator<Problem> {
  const players = arrangement.players ?? [];
  const standing: Standing[] = [
    ...Object.entries(arrangement.locations ?? {}).flatMap(([id, crowd]) => standingOn(id, crowd)),
    ...players.flatMap(({ city = [] }, seat) => onCards(city, seat)),
  ];
  for (let seat: Seat = 0; seat < seats; seat++) {
    const player = players[seat] ?? {};
    // SF-10.10: no such limits hold for Paws.
    if (!isSolo || seat !== PAWS) yield* cityProblems(player, seat, content);
    yield* workerProblems(player, seat, standing);
  }
  for (const [id, crowd] of Object.entries(arrangement.locations ?? {})) {
    const location = locationNamed(content, id);
    yield* crowdProblems(location, standingOn(id, crowd), players, seats);
  }
  for (const [index, id] of (arrangement.snow ?? []).entries()) {
    const location = locationNamed(content, id);
    if (location.from > seats) yield notInPlay(location, 'SF-5.7', `arrange.snow[${index}]`);
  }
  yield* guildProblems(arrangement, content, seats);
  yield* placeProblems(arrangement, content, seats, isSolo);
}

const locationNamed = ({ locations }: SilverfrostContent, id: string): Location =>
  locations.find(known => known.id === id) as Location;

/** SF-1.8 */
const notInPlay = (location: Location, rule: string, at: string): Problem =>
  new Problem(phrase(rule, 'impossible.not-in-play', { at, where: locationName(location), players: location.from }));

const standingOn = (id: string, crowd: readonly string[]): Standing[] =>
  crowd.map((entry, index) => ({
    seat: Number(entry.split(' ')[0]),
    isRanger: entry.endsWith(' ranger'),
    at: `arrange.locations.${id}[${index}]`,
  }));

/** SF-3: who may stand together on a Location. */
function* crowdProblems(
  location: Location,
  crowd: readonly Standing[],
  players: readonly PlayerFields[],
  seats: number,
): Generator<Problem> {
  const [first, second, third] = crowd;
  if (first === undefined) return;
  const where = locationName(location);
  if (location.from > seats) yield notInPlay(location, 'SF-1.8', first.at);
  const early = crowd.find(({ seat }) => location.place === 'journey' && players[seat]?.season !== 'spring');
  if (early !== undefined) yield new Problem(phrase('SF-3.10', 'impossible.journey', { at: early.at }));
  if (location.isShared || second === undefined) return;
  const isJoined = first.seat !== second.seat && first.isRanger !== second.isRanger && location.place !== 'journey';
  const surplus = isJoined ? third : second;
  if (surplus !== undefined) yield new Problem(phrase('SF-3.11', 'impossible.exclusive', { at: surplus.at, where }));
}

/** SF-3.9 */
function* guildProblems({ locations = {} }: Arrangement, content: SilverfrostContent, seats: number) {
  const guild = content.locations.filter(({ place }) => place === 'guild');
  const crowd = guild.flatMap(({ id }) => standingOn(id, locations[id] ?? []));
  for (let seat: Seat = 0; seat < seats; seat++) {
    const [surplus] = crowd.filter(each => each.seat === seat).slice(MOST_IN_GUILD);
    if (surplus === undefined) continue;
    yield new Problem(phrase('SF-3.9', 'impossible.guild', { at: surplus.at, most: MOST_IN_GUILD }));
  }
}

/** Quests, Big Critters, Maps and Schemes lie in one place, and no more Highland Quests are in the game than were laid out. */
function* placeProblems(
  { players = [], mountain = [], bigDeck = [], highlands = [], lowlandDeck = [], paws = {} }: Arrangement,
  content: SilverfrostContent,
  seats: number,
  isSolo: boolean,
): Generator<Problem> {
  const quest = (id: string): Name =>
    questName([...content.lowlands, ...content.highlands].find(known => known.id === id) as Quest);
  const critter = (id: string): Name =>
    bigCritterName(content.bigCritters.find(known => known.id === id) as BigCritter);
  const held = players.flatMap(({ lowlands = [], completed = [] }, seat) => [
    ...placed(`arrange.players[${seat}].lowlands`, lowlands),
    ...placed(`arrange.players[${seat}].completed`, completed),
  ]);
  const open = placed('arrange.highlands', highlands);
  const piles = [...placed('arrange.lowlandDeck', lowlandDeck), ...placed('arrange.paws.quests', paws.quests ?? [])];
  yield* twice('SF-7.3', [...held, ...open, ...piles], quest);
  yield* twice('SF-1.3', [...placed('arrange.mountain', mountain), ...placed('arrange.bigDeck', bigDeck)], critter);
  const names = (id: string): Name => ({ names: { en: id, de: id, pl: id } });
  yield* twice(
    'SF-10.1',
    [...placed('arrange.paws.maps', paws.maps), ...placed('arrange.paws.mapDeck', paws.mapDeck)],
    names,
  );
  yield* twice(
    'SF-10.1',
    [...placed('arrange.paws.next', paws.next), ...placed('arrange.paws.schemes', paws.schemes)],
    names,
  );
  const laid = [...held, ...open].filter(({ id }) => content.highlands.some(known => known.id === id)).length;
  if (!isSolo && laid > seats + 1) {
    yield new Problem(
      phrase('SF-1.4', 'impossible.highlands', { at: 'arrange.highlands', given: laid, most: seats + 1 }),
    );
  }
  for (const { id, at } of placed('arrange.paws.taxed', paws.taxed)) {
    const location = locationNamed(content, id);
    const isTaxed = location.isShared && (location.place === 'forge' || location.place === 'guild');
    if (!isTaxed) yield new Problem(phrase('SF-10.9', 'impossible.taxed', { at, where: locationName(location) }));
  }
}

interface Placed {
  readonly id: string;
  readonly at: string;
}

const placed = (at: string, list: readonly (string | null)[] = []): Placed[] =>
  list.flatMap((id, index) => (id === null ? [] : [{ id, at: `${at}[${index}]` }]));

function* twice(rule: string, list: readonly Placed[], nameOf: (id: string) => Name): Generator<Problem> {
  const seen = new Set<string>();
  for (const { id, at } of list) {
    if (seen.has(id)) yield new Problem(phrase(rule, 'impossible.twice', { at, what: nameOf(id) }));
    seen.add(id);
  }
}
