import type { PlayerIndex, Seat } from '@snowbound/engine';
import { type Action, type State, winterKingdom } from '@snowbound/winter-kingdom';
import { addTo, blankFor, type GameObserver, type Group, type LabMetricsOf, type Noted } from '../lab/lab-metrics.ts';

/** In reach for a quarter of the turns is long. */
const A_QUARTER = 0.25;
const [ABILITIES, SCORING] = [0, 1];

class WinterKingdomWatcher implements GameObserver<State, Action> {
  readonly #sheets: readonly Noted[][];
  readonly #turns: number[];
  /** Seat and round of the last turn noted. */
  #turn = -1;

  constructor({ players }: State, groups: readonly Group[]) {
    this.#sheets = players.map(() => blankFor(groups));
    this.#turns = players.map(() => 0);
    for (const [seat, { hand }] of players.entries()) {
      for (let rest = hand; rest !== 0; rest &= rest - 1)
        addTo(this.#abilities(seat).drawn, numbered(31 - Math.clz32(rest & -rest)), 1);
    }
  }

  #abilities(seat: Seat): Noted {
    return (this.#sheets[seat] as Noted[])[ABILITIES] as Noted;
  }

  before(state: State, seat: Seat, options: readonly Action[], action: Action): void {
    const turn = state.round * state.seats + state.active;
    if (turn !== this.#turn) addTo(this.#turns, state.active, 1);
    this.#turn = turn;
    const noted = this.#abilities(seat);
    for (const { verb, ability } of options) if (verb === 'buy') addTo(noted.offered, numbered(ability), 1);
    // Tunnel is everybody's and no thing of the lab.
    if (action.ability <= 0) return;
    if (action.verb === 'buy') addTo(noted.played, numbered(action.ability), 1);
    if (action.verb === 'use' || action.verb === 'use-second') addTo(noted.used, numbered(action.ability), 1);
  }

  notes(state: State): ReturnType<GameObserver<State, Action>['notes']> {
    return {
      first: state.table.start,
      length: state.round,
      players: this.#sheets.map((groups, seat) => ({
        turns: this.#turns[seat] as number,
        sources: noteScore(state, seat, groups[SCORING] as Noted),
        groups,
      })),
    };
  }
}

/** The Tunnel card is number 0 of the content; the others are dealt. */
const numbered = (ability: number): number => ability - 1;

/** What each scoring card on the table brought; points by where they came from. */
function noteScore(state: State, seat: Seat, { drawn, played, points }: Noted): Record<string, number> {
  const sources: Record<string, number> = {};
  const ids = state.content.scoring.map(({ id }) => `score.${id}`);
  for (const { source, points: scored } of winterKingdom.score(state, seat)) {
    const at = ids.indexOf(source);
    const of = at < 0 ? source : 'scoring';
    sources[of] = (sources[of] ?? 0) + scored;
    if (at < 0) continue;
    addTo(drawn, at, 1);
    addTo(played, at, 1);
    addTo(points, at, scored);
  }
  return sources;
}

export const winterKingdomLabMetrics: LabMetricsOf<typeof winterKingdom> = {
  groupsOf: ({ abilities, scoring }) => [
    {
      name: 'abilities',
      things: abilities.slice(1).map(({ id }) => ({ id, name: { rule: 'WK-5', key: `names.${id}`, values: {} } })),
      playRate: [0.05, 0.95],
      difference: 0.08,
      points: null,
    },
    {
      name: 'scoring',
      things: scoring.map(({ id }) => ({ id, name: { rule: 'WK-6', key: `score.${id}`, values: {} } })),
      playRate: null,
      difference: null,
      points: [6, 14],
    },
  ],
  longEnough: A_QUARTER,
  length: { unit: 'rounds', bounds: null },
  watch: (state: State, _people: readonly PlayerIndex[], groups) => new WinterKingdomWatcher(state, groups),
};
