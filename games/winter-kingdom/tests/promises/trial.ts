import { type Seat, total } from '@snowbound/engine';
import { count, has } from '@snowbound/hex';
import type { Trial } from '@snowbound/testing';
import { winterKingdom } from '@snowbound/winter-kingdom';
import type { UsedCards } from './used-cards.ts';

export type State = ReturnType<typeof winterKingdom.setup>;

const HOUSES = 32;
const FORTS = 4;
const TERRAIN_CARDS = 30;
const MOST_MOVES_A_SEAT = 1500;

function cards(set: number): number {
  let number = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) number++;
  return number;
}

/** Every card in one place, every piece on the board at most once, and what is kept about it as it should be. */
function conserved(state: State): string | null {
  const { players, deck, discards, undealt, played, content } = state;
  let everything = undealt;
  let places = cards(undealt);
  for (const { hand, bought } of players) {
    // Tunnel is nobody's in particular.
    const dealt = hand | (bought & ~1);
    everything |= dealt;
    places += cards(dealt);
  }
  if (cards(everything) !== content.abilities.length - 1 || places !== content.abilities.length - 1) {
    return `ability cards: ${cards(everything)} in ${places} places`;
  }
  let terrainCards = played >= 0 ? 1 : 0;
  for (const { terrain } of players) if (terrain >= 0) terrainCards++;
  for (let kind = 0; kind < deck.length; kind++) terrainCards += (deck[kind] ?? 0) + (discards[kind] ?? 0);
  if (terrainCards !== TERRAIN_CARDS) return `${terrainCards} terrain cards`;
  for (const [seat, { houses, forts, housesLeft, fortsLeft, coins }] of players.entries()) {
    if (coins < 0) return `seat ${seat} has ${coins} coins`;
    if (fortsLeft + count(forts) !== FORTS) return `seat ${seat} has lost a fort`;
    if (housesLeft < 0 || housesLeft + count(houses) > HOUSES) return `seat ${seat} has too many houses`;
  }
  return whyNotStanding(state);
}

/** Every piece is a house or a fort, and everybody's pieces together are what is occupied, no space twice. */
function whyNotStanding({ players, occupied }: State): string | null {
  for (let word = 0; word < occupied.length; word++) {
    let standing = 0;
    for (let seat = 0; seat < players.length; seat++) {
      const { houses, forts, pieces } = players[seat] as State['players'][number];
      const [house, fort, piece] = [houses[word] ?? 0, forts[word] ?? 0, pieces[word] ?? 0];
      if ((house & fort) !== 0 || (house | fort) !== piece) return `seat ${seat} stands doubly`;
      if ((standing & piece) !== 0) return `seat ${seat} stands where another does`;
      standing |= piece;
    }
    if (standing !== occupied[word]) return `pieces are not where the board is occupied, from space ${32 * word}`;
  }
  return null;
}

/** The sets kept beside the pieces are what a slow look around says. */
export function keptRight(state: State): string | null {
  const { cells, neighbours } = state.table.board.land.grid;
  for (const [seat, { pieces, touching, crowded, reached }] of state.players.entries()) {
    for (let cell = 0; cell < cells; cell++) {
      const around = neighbours[cell] ?? [];
      let near = 0;
      let isReached = false;
      for (const next of around) {
        if (has(pieces, next)) near++;
        for (const second of neighbours[next] ?? []) if (second !== cell && has(pieces, second)) isReached = true;
      }
      if (has(touching, cell) !== near > 0) return `seat ${seat}, space ${cell}: touching`;
      if (has(crowded, cell) !== near > 1) return `seat ${seat}, space ${cell}: crowded`;
      if (reached.length === 0) continue;
      if (has(reached, cell) !== (near > 0 || isReached)) return `seat ${seat}, space ${cell}: reached`;
    }
  }
  return null;
}

/** The winners are exactly those with the highest sum. */
function decided(state: State, winners: readonly Seat[]): string | null {
  const totals = state.players.map((_, seat) => total(winterKingdom.score(state, seat)));
  const best = [...totals.keys()].filter(seat => totals[seat] === Math.max(...totals));
  if (best.join() !== winners.join()) return `${best} lead, but ${winners} won`;
  // The slow look takes longer than a game, so one game in sixteen must do.
  return totals.reduce((sum, points) => sum + points) % 16 === 0 ? keptRight(state) : null;
}

const SPACES = Array.from({ length: 427 }, (_, cell) => cell);
const CARDS = winterKingdom.content.abilities.map(({ id }) => id);

/** How Winter Kingdom is put to the test; `used` counts the cards that come into it. */
export function winterKingdomTrial(players: number, games: number, used: UsedCards): Trial<State> {
  return {
    players,
    games,
    seed: `promises-${players}`,
    mostMoves: MOST_MOVES_A_SEAT * players,
    movesALook: 2048,
    everything: [
      ...SPACES.flatMap(cell => [`build ${cell}`, `to ${cell}`, `space ${cell}`]),
      ...SPACES.flatMap(cell => [`take ${cell}`, `fort ${cell}`, `remove ${cell}`]),
      ...CARDS.flatMap(card => [`use ${card}`, `use ${card} 2`, `buy ${card}`, `upgrade ${card}`, `five ${card}`]),
      ...CARDS.flatMap(card => [`card 0 ${card}`, `hand 1 ${card}`, `hand 0 ${card}`]),
      ...['fort', 'skip', 'decline', 'done', '', 'nonsense', 'build', 'build 427', 'use', 'hand 9 mine'],
    ],
    withOtherDice: (state, random) => Object.assign(state, { random }),
    conserved: state => {
      used.look(state);
      return conserved(state);
    },
    decided: (state, winners) => {
      used.count(state);
      return decided(state, winners);
    },
  };
}
