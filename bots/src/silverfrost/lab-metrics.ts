import type { PlayerIndex, Seat } from '@snowbound/engine';
import {
  type Action,
  amountOf,
  kindIn,
  numberOf,
  type Player,
  POINT,
  type State,
  silverfrost,
} from '@snowbound/silverfrost';
import { addTo, blankFor, type GameObserver, type Group, type LabMetricsOf, type Noted } from '../lab/lab-metrics.ts';

/** A season is a quarter of the game. */
const A_SEASON = 0.25;
/** What only the question of a turn offers. */
const OF_A_TURN: ReadonlySet<string> = new Set(['worker', 'ranger', 'visit', 'ranger-visit', 'prepare', 'pass']);

/** What one player is doing. */
interface Sheet {
  readonly noted: Noted;
  turns: number;
  /** Copies of each kind in the city when last looked at. */
  readonly built: number[];
  /** The card whose play is going on, -1 for none, and the point tokens before it. */
  playing: number;
  tokens: number;
}

class SilverfrostWatcher implements GameObserver<State, Action> {
  readonly #seating: readonly PlayerIndex[];
  readonly #sheets: readonly Sheet[];
  #last: Action | null = null;

  constructor(seating: readonly PlayerIndex[], groups: readonly Group[]) {
    this.#seating = seating;
    const [{ things } = { things: [] }] = groups;
    this.#sheets = seating.map(() => ({
      noted: blankFor(groups)[0] as Noted,
      turns: 0,
      built: things.map(() => 0),
      playing: -1,
      tokens: 0,
    }));
  }

  before(state: State, seat: Seat, options: readonly Action[], action: Action): void {
    this.#look(state);
    const sheet = this.#sheets[seat] as Sheet;
    const isTurn = options.some(({ verb }) => OF_A_TURN.has(verb));
    if (isTurn && this.#last?.verb !== 'clear') this.#beginTurn(state, seat, sheet, options);
    if (isTurn && (action.verb === 'play' || action.verb === 'play-from-valley')) sheet.playing = action.number;
    if (action.verb === 'visit' || action.verb === 'ranger-visit') addTo(sheet.noted.used, action.number, 1);
    this.#last = action;
  }

  #beginTurn(state: State, seat: Seat, sheet: Sheet, options: readonly Action[]): void {
    this.#settle(state);
    sheet.turns++;
    sheet.tokens = amountOf((state.players[seat] as Player).supply, POINT);
    const offered = new Set(
      options.flatMap(({ verb, number }) => (verb === 'play' || verb === 'play-from-valley' ? [number] : [])),
    );
    for (const kind of offered) addTo(sheet.noted.offered, kind, 1);
  }

  /** Point tokens gained while a card was played are that card's. */
  #settle({ players }: State): void {
    for (const [seat, sheet] of this.#sheets.entries()) {
      if (sheet.playing < 0) continue;
      addTo(sheet.noted.points, sheet.playing, amountOf((players[seat] as Player).supply, POINT) - sheet.tokens);
      sheet.playing = -1;
    }
  }

  /** Cards that have come into hands and cities since the last move. */
  #look({ players }: State): void {
    for (const [seat, { noted, built }] of this.#sheets.entries()) {
      const { hand, city } = players[seat] as Player;
      for (const card of hand) noted.drawn[numberOf(card)] = 1;
      const now = built.map(() => 0);
      for (const building of city) addTo(now, kindIn(building), 1);
      for (let kind = 0; kind < now.length; kind++) {
        const more = (now[kind] as number) - (built[kind] as number);
        built[kind] = now[kind] as number;
        if (more <= 0) continue;
        addTo(noted.played, kind, more);
        noted.drawn[kind] = 1;
      }
    }
  }

  notes(state: State): ReturnType<GameObserver<State, Action>['notes']> {
    this.#look(state);
    this.#settle(state);
    const seats = this.#seating.flatMap((playerIndex, seat) => (playerIndex >= 0 ? [seat] : []));
    return {
      first: this.#seating[state.start] as PlayerIndex,
      length: Math.max(...this.#sheets.map(({ turns }) => turns)),
      players: seats.map(seat => {
        const { noted, turns } = this.#sheets[seat] as Sheet;
        addCityPoints(state, seat, noted);
        return { turns, sources: sourcesOf(state, seat), groups: [noted] };
      }),
    };
  }
}

/** Base points and bonus of each card that lies open in the city at the end. */
function addCityPoints(state: State, seat: Seat, { points }: Noted): void {
  const kinds = new Map(state.content.cards.map(({ id, number }) => [`cards.${id}`, number]));
  let last = -1;
  for (const { source, points: scored } of silverfrost.score(state, seat)) {
    // The bonus of a card stands on the line after it.
    if (source !== 'score.bonus') last = kinds.get(source) ?? -1;
    if (last >= 0) addTo(points, last, scored);
  }
}

function sourcesOf(state: State, seat: Seat): Record<string, number> {
  const sources: Record<string, number> = {};
  for (const { source, points } of silverfrost.score(state, seat)) {
    const of = source.startsWith('cards.') ? 'score.cards' : source.startsWith('quests.') ? 'score.quests' : source;
    sources[of] = (sources[of] ?? 0) + points;
  }
  return sources;
}

export const silverfrostLabMetrics: LabMetricsOf<typeof silverfrost> = {
  groupsOf: ({ cards }) => [
    {
      name: 'cards',
      things: cards.map(({ id }) => ({ id, name: { rule: 'SF-1.2', key: `cards.${id}`, values: {} } })),
      playRate: [0.05, 0.95],
      difference: 0.08,
      points: null,
    },
  ],
  longEnough: A_SEASON,
  length: { unit: 'turns', bounds: null },
  watch: (_state, seating, groups) => new SilverfrostWatcher(seating, groups),
};
