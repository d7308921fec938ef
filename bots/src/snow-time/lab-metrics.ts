import type { PlayerIndex, Seat } from '@snowbound/engine';
import { type Action, CARD_NAMES, has, type State, snowTime } from '@snowbound/snow-time';
import { addTo, blankFor, type GameObserver, type Group, type LabMetricsOf, type Noted } from '../lab/lab-metrics.ts';

const [CARDS, SPACES] = [0, 1];
/** Every card is in everybody's hand from the start. */
const A_QUARTER = 0.25;

class SnowTimeWatcher implements GameObserver<State, Action> {
  readonly #seating: readonly PlayerIndex[];
  readonly #groups: readonly Group[];
  /** By player. */
  readonly #sheets: readonly Noted[][];
  /** By seat: bonus points so far, to see when there are more. */
  readonly #bonus: number[];
  #rounds = 0;

  constructor({ colours }: State, seating: readonly PlayerIndex[], groups: readonly Group[]) {
    this.#seating = seating;
    this.#groups = groups;
    this.#bonus = colours.map(() => 0);
    this.#sheets = Array.from({ length: Math.max(...seating) + 1 }, () => blankFor(groups));
    for (const [cards] of this.#sheets) cards?.drawn.fill(1);
  }

  #noted(seat: Seat, group: number): Noted {
    return (this.#sheets[this.#seating[seat] as PlayerIndex] as Noted[])[group] as Noted;
  }

  before(state: State, seat: Seat, _options: readonly Action[], action: Action): void {
    if (state.round > this.#rounds) this.#beginRound(state);
    const { played } = this.#noted(seat, CARDS);
    if (action.verb === 'heal') return;
    for (let card = 0; card < CARD_NAMES.length; card++) if (has(action.cards, card + 1)) addTo(played, card, 1);
  }

  #beginRound(state: State): void {
    this.#rounds = state.round;
    this.#noteBonuses(state);
    for (const [seat, { hand }] of state.colours.entries()) {
      const { offered } = this.#noted(seat, CARDS);
      for (let card = 0; card < CARD_NAMES.length; card++) if (has(hand, card + 1)) addTo(offered, card, 1);
    }
  }

  /** A figure that moved on by a bonus came from the space that gave it. */
  #noteBonuses({ colours, content: { file } }: State): void {
    for (const [seat, { bonus, space }] of colours.entries()) {
      const worth = bonus - (this.#bonus[seat] as number);
      this.#bonus[seat] = bonus;
      if (worth === 0) continue;
      // Only a bonus that the end of the track cut short comes from elsewhere: from the last of them.
      const found = file.bonuses.findIndex(each => each.space === space - worth);
      const at = found < 0 ? file.bonuses.length - 1 : found;
      const noted = this.#noted(seat, SPACES);
      addTo(noted.played, at, 1);
      addTo(noted.points, at, worth);
    }
  }

  notes(state: State): ReturnType<GameObserver<State, Action>['notes']> {
    this.#noteBonuses(state);
    const furthest = (playerIndex: PlayerIndex): Seat =>
      this.#seating.reduce(
        (best, holder, seat) =>
          holder === playerIndex && (best < 0 || (state.colours[seat]?.space ?? 0) > (state.colours[best]?.space ?? 0))
            ? seat
            : best,
        -1,
      );
    return {
      // All choose at once: nobody begins, so the first seat stands for any.
      first: 0,
      length: this.#rounds,
      players: this.#sheets.map((groups, playerIndex) => {
        for (const at of this.#groups[SPACES]?.things.keys() ?? []) addTo((groups[SPACES] as Noted).drawn, at, 1);
        const sources = Object.fromEntries(
          snowTime.score(state, furthest(playerIndex)).map(({ source, points }) => [source, points]),
        );
        return { turns: this.#rounds, sources, groups };
      }),
    };
  }
}

export const snowTimeLabMetrics: LabMetricsOf<typeof snowTime> = {
  groupsOf: ({ file: { bonuses } }) => [
    {
      name: 'cards',
      things: CARD_NAMES.map(id => ({ id, name: { rule: 'ST-1.1', key: `names.${id}`, values: {} } })),
      playRate: null,
      difference: null,
      points: null,
    },
    {
      name: 'spaces',
      things: bonuses.map(({ space, kind, worth }) => ({
        id: `${space}`,
        name: { rule: 'ST-1.3', key: 'names.bonus', values: { space, kind, worth } },
      })),
      playRate: null,
      difference: null,
      points: null,
    },
  ],
  longEnough: A_QUARTER,
  length: { unit: 'rounds', bounds: [12, 20] },
  watch: (state, seating, groups) => new SnowTimeWatcher(state, seating, groups),
};
