import type { Seat } from '@snowbound/engine';
import { snowTime } from '@snowbound/snow-time';
import type { Trial } from '@snowbound/testing';

type State = ReturnType<typeof snowTime.setup>;

const CARDS = ['1', '2', '3', '4', '5', '6', '7', 'healer', 'guardian', 'snowstorm'];
const LONGEST_GAME = 60;

const TOKENS = 15;
/** Cards 1 to 10 as bits. */
const ALL_CARDS = 0b111_1111_1110;

/** Every card in exactly one of its places, every token on the tree or in the supply, every figure on the track. */
function conserved(state: State): string | null {
  for (const [seat, { hand, revealed, discard, spent, space, fruit, fight, mana, bonus }] of state.colours.entries()) {
    // A sum equals the union only if no card is in two places.
    if (hand + revealed + discard + spent !== ALL_CARDS || (hand | revealed | discard | spent) !== ALL_CARDS) {
      return `seat ${seat} has ${[hand, revealed, discard, spent]}`;
    }
    if (space < 0 || space > state.content.lastSpace) return `seat ${seat} stands on ${space}`;
    if (space !== fruit + fight + mana + bonus) return `seat ${seat} stands on ${space} for no reason`;
  }
  let tokens = state.supply;
  for (const fruit of state.fruit) tokens += fruit;
  if (tokens !== TOKENS) return `${tokens} fruit tokens`;
  for (const [level, seats] of state.tree.entries()) {
    const wrong = state.colours.findIndex(({ revealed }, seat) => (seats >> seat) & 1 & ~(revealed >> level));
    if (wrong >= 0) return `seat ${wrong} stands on level ${level} without a champion there`;
  }
  return null;
}

/** The winners are exactly the figures furthest ahead, and each score is the space reached. */
function decided(state: State, winners: readonly Seat[]): string | null {
  const { colours } = snowTime.view(state, 'spectator');
  const spaces = colours.map(({ space }) => space);
  const ahead = [...spaces.keys()].filter(seat => spaces[seat] === Math.max(...spaces));
  if (ahead.join() !== winners.join()) return `${ahead} are ahead, but ${winners} won`;
  const scores = spaces.map((_, seat) => snowTime.score(state, seat).reduce((sum, { points }) => sum + points, 0));
  return scores.join() === spaces.join() ? null : `scores ${scores}, spaces ${spaces}`;
}

/** How Snow Time is put to the test. */
export function snowTimeTrial(players: number, games: number): Trial<State> {
  const seats = snowTime.seating(players).length;
  return {
    players,
    games,
    seed: `promises-${players}`,
    mostMoves: LONGEST_GAME * seats,
    movesALook: 64,
    everything: [
      ...CARDS.flatMap(card => [`play ${card}`, `add ${card}`]),
      ...[
        'add none',
        'heal none',
        'heal all',
        'heal 3',
        'heal 3 5',
        'bonus take',
        'bonus leave',
        'figure 0',
        'figure 1',
        'pass',
        'play 8',
        '',
      ],
      ...CARDS.flatMap(card => [`hand 0 ${card}`, `discard 1 ${card}`]),
    ],
    withOtherDice: (state, random) => Object.assign(state, { random }),
    conserved,
    decided,
  };
}
