import { type Seat, total } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import type { Trial } from '@snowbound/testing';
import { conserved, type State } from './conserved.ts';

export type { State };

const MOST_MOVES_A_SEAT = 600;

/** SF-9.4, SF-10.12: the winners are those with the highest sum, then most Snow, Quests, Fire, resources. */
function decided(state: State, winners: readonly Seat[]): string | null {
  if (state.paws !== null) {
    const [yours = 0, his = 0] = [0, 1].map(seat => total(silverfrost.score(state, seat)));
    return winners.join() === (yours > his ? '0' : '1') ? null : `${yours} to ${his}, but ${winners} won`;
  }
  const merits = silverfrost
    .view(state, 'spectator')
    .players.map(({ supply, completed }, seat) => [
      total(silverfrost.score(state, seat)),
      supply.snow,
      completed.length,
      supply.fire,
      supply.birch + supply.moss + supply.copper + supply.acorn,
    ]);
  let best = [...merits.keys()];
  for (const at of [0, 1, 2, 3, 4]) {
    const most = Math.max(...best.map(seat => merits[seat]?.[at] ?? 0));
    best = best.filter(seat => merits[seat]?.[at] === most);
  }
  return best.join() === winners.join() ? null : `${best} lead, but ${winners} won`;
}

/** How Silverfrost is put to the test. */
export function silverfrostTrial(content: typeof silverfrost.content, players: number, games: number): Trial<State> {
  const { cards, locations, lowlands, highlands, bigCritters } = content;
  const copies = cards.map(({ file }) => file.copies);
  return {
    players,
    games,
    seed: `promises-${players}`,
    mostMoves: MOST_MOVES_A_SEAT * Math.max(2, players),
    movesALook: 2048,
    everything: [
      ...cards.flatMap(({ id }) => [
        `play ${id}`,
        `play ${id} from valley`,
        `hand 0 ${id}`,
        `valley ${id}`,
        `card ${id}`,
      ]),
      ...cards.flatMap(({ id }) => [`clear ${id}`, `chimney ${id}`, `with ${id}`, `city 0 ${id}`, `city 1 ${id}`]),
      ...cards.flatMap(({ id }) => [`worker city 0 ${id}`, `ranger city 1 ${id}`, `hand 1 ${id}`]),
      ...locations.flatMap(({ id }) => [`worker ${id}`, `ranger ${id}`, `location ${id}`, `use ${id}`, `snow ${id}`]),
      ...[...lowlands, ...highlands].map(({ id }) => `quest ${id}`),
      ...bigCritters.map(({ id }) => `big ${id}`),
      ...['prepare', 'pass', 'pay', 'done', 'go on', 'yes', 'no', 'birch', 'any', 'fire', 'seat 1', 'option 1', 'keep'],
      ...[
        '',
        'nonsense',
        'play',
        'play nothing',
        'worker',
        'worker nowhere',
        'city',
        'city 9 nothing',
        'hand',
        'clear',
      ],
    ],
    withOtherDice: (state, random) => Object.assign(state, { random }),
    conserved: state => conserved(state, copies),
    decided,
  };
}
