/** A round of Snow Time from the dice to the bonuses (ST-2 to ST-6). */

import {
  BONUSES,
  type Card,
  CHAMPIONS,
  type Colour,
  cardsIn,
  DICE,
  type Kind,
  LAST_SPACE,
  type PeerQuestion,
  ROUND_LIMIT,
  type SnowTime,
  TOP_LEVEL,
} from './snow-time-components.ts';

/** ST-2.1: one die per token left, at most two. */
export function growFruit(G: SnowTime, roll: () => number): void {
  const dice = Math.min(DICE, G.supply);
  for (let die = 0; die < dice; die++) {
    const level = roll();
    G.fruit[level - 1] = (G.fruit[level - 1] ?? 0) + 1;
    G.supply -= 1;
  }
}

/** All asked have answered: shows the answers, settles up to the next question, returns whom it asks. */
export function proceed(G: SnowTime, round: number): number[] {
  showAnswers(G);
  if (G.question === 'play') {
    const guardians = seatsWhere(G, ({ cards }) => cards.guardian === 'shown');
    if (guardians.length > 0) return ask(G, 'add', guardians);
  }
  if (G.question !== 'heal') {
    retireGuardians(G);
    breakSnowstorms(G);
    if (isDecided(G)) return [];
    const healers = seatsWhere(G, hasToHeal);
    if (healers.length > 0) return ask(G, 'heal', healers);
  }
  settleTree(G);
  if (!isDecided(G)) endRound(G, round);
  return [];
}

const seatsWhere = (G: SnowTime, holds: (colour: Colour) => boolean): number[] =>
  G.colours.flatMap((colour, seat) => (holds(colour) ? [seat] : []));

const hasToHeal = (colour: Colour): boolean => colour.cards.healer === 'shown' && cardsIn('discard', colour).length > 0;

function ask(G: SnowTime, question: PeerQuestion, seats: number[]): number[] {
  G.question = question;
  return seats;
}

function showAnswers(G: SnowTime): void {
  for (const [seat, colour] of G.colours.entries()) {
    const player = G.players[seat];
    if (!player?.answer) continue;
    for (const card of player.answer) colour.cards[card] = G.question === 'heal' ? 'hand' : 'shown';
    player.answer = null;
  }
}

function gain(colour: Colour, kind: Kind, points: number): void {
  if (points === 0) return;
  colour.gained.push(kind);
  advance(colour, points);
}

/** ST-5.3: overshooting stops on the last space. */
function advance(colour: Colour, spaces: number): void {
  colour.space = Math.min(LAST_SPACE, colour.space + spaces);
}

/** ST-6.1, asked after each step: nobody stood there before, so all who stand there now came together. */
function isDecided(G: SnowTime): boolean {
  const home = seatsWhere(G, ({ space }) => space === LAST_SPACE);
  if (home.length > 0) G.winners = home;
  return home.length > 0;
}

function retireGuardians(G: SnowTime): void {
  for (const { cards } of G.colours) if (cards.guardian === 'shown') cards.guardian = 'spent';
}

/** ST-3.3: all champions are counted and discarded before any Snowstorm scores. */
function breakSnowstorms(G: SnowTime): void {
  const owners = G.colours.filter(({ cards }) => cards.snowstorm === 'shown');
  if (owners.length === 0) return;
  const hit = climbers(G).flat();
  for (const { card, colour } of hit) colour.cards[card] = 'discard';
  for (const owner of owners) {
    owner.cards.snowstorm = 'spent';
    gain(owner, 'fight', hit.length);
  }
}

interface Climber {
  readonly card: Card;
  readonly colour: Colour;
}

/** The champions on the tree; index 0 is level 1. */
function climbers(G: SnowTime): Climber[][] {
  // Each look into an Immer draft costs, so every colour is read once.
  const reveals = G.colours.map(colour => ({ colour, shown: cardsIn('shown', colour) }));
  return CHAMPIONS.map(card =>
    reveals.filter(({ shown }) => shown.includes(card)).map(({ colour }) => ({ card, colour })),
  );
}

/** ST-2.4 (3) to (5); stops in the middle when a step brings a figure home. */
function settleTree(G: SnowTime): void {
  const tree = climbers(G);
  for (let level = TOP_LEVEL; level >= 1; level--) {
    if (tree[level - 1]?.length === 0) continue;
    fight(tree, level);
    if (isDecided(G)) return;
    harvest(G, tree, level);
    if (isDecided(G)) return;
  }
  const lowest = tree.find(champions => champions.length > 0)?.[0];
  if (lowest) gain(lowest.colour, 'mana', 1);
  if (isDecided(G)) return;
  for (const colour of G.colours) {
    const bonus = BONUSES[colour.space];
    if (bonus && colour.gained.includes(bonus.kind)) advance(colour, bonus.size);
  }
}

/** ST-4: equals throw each other down, one alone throws down all on the level below. */
function fight(tree: Climber[][], level: number): void {
  const here = tree[level - 1] ?? [];
  const below = tree[level - 2] ?? [];
  const [alone] = here;
  if (here.length > 1) {
    for (const { colour } of here) gain(colour, 'fight', here.length - 1);
    fall(tree, level);
  } else if (alone && below.length > 0) {
    gain(alone.colour, 'fight', below.length);
    fall(tree, level - 1);
  }
}

function fall(tree: Climber[][], level: number): void {
  for (const { card, colour } of tree[level - 1] ?? []) colour.cards[card] = 'discard';
  tree[level - 1] = [];
}

/** ST-5.1: after its fight a level holds one champion at most. */
function harvest(G: SnowTime, tree: Climber[][], level: number): void {
  const standing = tree[level - 1]?.[0];
  const fruit = G.fruit[level - 1] ?? 0;
  if (!standing || fruit === 0) return;
  G.fruit[level - 1] = 0;
  G.supply += fruit;
  gain(standing.colour, 'fruit', fruit);
}

/** ST-2.5; what is still shown now is a champion or a Healer. */
function endRound(G: SnowTime, round: number): void {
  for (const colour of G.colours) {
    for (const card of cardsIn('shown', colour)) colour.cards[card] = 'hand';
    colour.gained = [];
  }
  G.question = null;
  if (round < ROUND_LIMIT) return;
  const furthest = Math.max(...G.colours.map(({ space }) => space));
  G.winners = seatsWhere(G, ({ space }) => space === furthest);
}
