import type { Seat } from '@snowbound/engine';
import {
  amountOf,
  type Card,
  FIRE,
  hasChimney,
  isIn,
  isOpen,
  kindIn,
  NO_CARD,
  numberOf,
  type Player,
  POINT,
  PRICED,
  priced,
  qualifies,
  resourcesIn,
  SNOW,
  type State,
  snowReward,
  standingOf,
} from '@snowbound/silverfrost';
import { countIn } from '../bits.ts';
import type { Features } from '../features.ts';

const FEATURES = [
  'always',
  'points',
  'resources',
  'fire',
  'snow',
  'cards in hand',
  'points in hand',
  'affordable cards',
  'best affordable card',
  'workers at home',
  'cards in the city',
  'green cards',
  'blue cards',
  'red cards',
  'points under Snow',
  'cards under Snow',
  'chimneys',
  'chimneys on Constructions',
  'Lowland Quests held',
  'Quests within reach',
  'points being played',
  'resources due',
] as const;

/** Four seasons, and having passed. */
const PASSED = 4;

/** Where each of the four resources and "any" stand in a price; "any" is paid with what is left. */
const ANY = PRICED - 1;

/** Whether a supply, with so many resources in all, pays for a card; most cards cost more than there is at all. */
function pays(supply: Player['supply'], resources: number, { cost, size }: Card): boolean {
  if (size > resources) return false;
  for (let good = 0; good < ANY; good++) if (priced(cost, good) > amountOf(supply, good)) return false;
  return true;
}

const cards = { affordable: 0, best: 0, points: 0 };

/** What the hand and the Valley offer a player now. */
function lookAtCards({ content, valley }: State, player: Player): typeof cards {
  cards.affordable = 0;
  cards.best = 0;
  cards.points = 0;
  const { hand, supply } = player;
  const resources = resourcesIn(supply);
  for (let at = 0; at < hand.length + valley.length; at++) {
    const kind = at < hand.length ? numberOf(hand[at] as number) : (valley[at - hand.length] as number);
    if (kind === NO_CARD) continue;
    const card = content.cards[kind] as Card;
    if (at < hand.length) cards.points += card.points;
    if (!pays(supply, resources, card)) continue;
    cards.affordable++;
    if (card.points > cards.best) cards.best = card.points;
  }
  return cards;
}

const city = { points: 0, green: 0, blue: 0, red: 0, hidden: 0, snowed: 0, chimneys: 0 };

function lookAtCity(state: State, seat: Seat, { city: buildings }: Player): typeof city {
  city.points = city.green = city.blue = city.red = city.hidden = city.snowed = city.chimneys = 0;
  for (let at = 0; at < buildings.length; at++) {
    const building = buildings[at] as number;
    const card = state.content.cards[kindIn(building)] as Card;
    if (hasChimney(building)) city.chimneys++;
    if (!isOpen(building)) {
      city.snowed++;
      city.hidden += card.points;
      continue;
    }
    city.points += card.points;
    for (let part = 0; part < card.bonus.length; part++) {
      const { points, times } = card.bonus[part] as Card['bonus'][number];
      city.points += points * times(state, seat);
    }
    if (card.colour === 'green') city.green++;
    else if (card.colour === 'blue') city.blue++;
    else if (card.colour === 'red') city.red++;
  }
  return city;
}

/** Quests done, and workers on the Journey. */
function pointsElsewhere(state: State, seat: Seat, player: Player): number {
  const { highlands, lowlands, locations } = state.content;
  let points = amountOf(player.supply, POINT) + snowReward(state, seat);
  if (player.completedHighlands !== 0)
    for (const { number, points: worth } of highlands) if (isIn(player.completedHighlands, number)) points += worth;
  if (player.completedLowlands !== 0)
    for (const { number, points: worth } of lowlands) if (isIn(player.completedLowlands, number)) points += worth;
  for (let at = 0; at < locations.length; at++) {
    const { points: worth } = locations[at] as { readonly points: number };
    if (worth > 0) points += worth * standingOf(state.crowds[at] as number, seat);
  }
  return points;
}

/** Points of the Quests that could be completed now. */
function questsWithinReach(state: State, seat: Seat, { lowlands: held }: Player): number {
  const { highlands, lowlands } = state.content;
  let points = 0;
  for (let rest = state.highlands; rest !== 0; rest &= rest - 1) {
    const quest = highlands[31 - Math.clz32(rest & -rest)] as (typeof highlands)[number];
    if (qualifies(state, seat, quest)) points += quest.points;
  }
  for (let rest = held; rest !== 0; rest &= rest - 1) {
    const quest = lowlands[31 - Math.clz32(rest & -rest)] as (typeof lowlands)[number];
    if (qualifies(state, seat, quest)) points += quest.points;
  }
  return points;
}

export const silverfrostFeatures: Features<State> = {
  names: FEATURES,
  phases: PASSED + 1,
  isShared: false,
  phaseOf: (state, seat) => {
    const player = state.players[seat] as Player;
    return player.passed || state.isOver ? PASSED : player.season;
  },
  measure(state, seat, into) {
    const player = state.players[seat] as Player;
    const { supply, hand, workers, ranger, chimneys, lowlands } = player;
    const built = lookAtCity(state, seat, player);
    const cards = lookAtCards(state, player);
    const isPlaying = state.playing !== NO_CARD && state.turn === seat;
    into[0] = 1;
    into[1] = built.points + pointsElsewhere(state, seat, player);
    into[2] = resourcesIn(supply);
    into[3] = amountOf(supply, FIRE);
    into[4] = amountOf(supply, SNOW);
    into[5] = hand.length;
    into[6] = cards.points;
    into[7] = cards.affordable;
    into[8] = cards.best;
    into[9] = workers + ranger;
    into[10] = player.city.length;
    into[11] = built.green;
    into[12] = built.blue;
    into[13] = built.red;
    into[14] = built.hidden;
    into[15] = built.snowed;
    into[16] = chimneys;
    into[17] = built.chimneys;
    into[18] = countIn(lowlands);
    into[19] = questsWithinReach(state, seat, player);
    into[20] = isPlaying ? (state.content.cards[state.playing] as Card).points : 0;
    into[21] = isPlaying ? dueOf(state.due) : 0;
  },
};

const dueOf = (due: number): number => {
  let sum = 0;
  for (let good = 0; good < PRICED; good++) sum += priced(due, good);
  return sum;
};
