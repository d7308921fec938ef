import { flow, type Prompt, type Seat, toAll } from '@snowbound/engine';
import type { Action } from '../actions.ts';
import { COLOURS, type Colour } from '../cards/words/word.ts';
import { type Building, isOpen, kindIn, placeOf, whichOf, withSnow } from '../city.ts';
import { FIRE } from '../goods.ts';
import { dealRow } from '../mountain.ts';
import { cardName } from '../names.ts';
import { PREPARING, put } from '../source.ts';
import { type Act, cardOf, type Effect, playerAt, type State, type Step } from '../state.ts';
import { gain } from '../supply.ts';
import { phrase } from '../words.ts';
import { closedAsk, evident, inChosenOrder } from './asking.ts';
import { causedBySeason } from './causes.ts';
import { moveOn, type Season, seasonName, seasonOf, storm } from './seasons.ts';

export function prepare(state: State, seat: Seat): void {
  state.mayClear = false;
  moveOn(state, seat);
  const values = { who: { seat }, season: seasonName(playerAt(state, seat).season) };
  state.journal?.push(toAll(phrase('SF-5.1', 'journal.prepares', values)));
  flow.resolve(state, seat, preparing);
}

const act = (happens: (state: State, seat: Seat, season: Season) => void): Act => ({
  kind: 'act',
  act: (state, { seat }) => happens(state, seat, seasonOf(state, seat)),
});

/** SF-5.5: cards un-snowed at the start. */
export function fireFor(state: State, seat: Seat, { cardsAFire }: Season): number {
  let open = 0;
  for (const building of playerAt(state, seat).city) if (isOpen(building)) open++;
  return Math.floor(open / cardsAFire);
}

const gainFire = act((state, seat, season) => gain(state, seat, FIRE, fireFor(state, seat, season)));

const gainChimney = act((state, seat, { chimneys }) => {
  playerAt(state, seat).chimneys += chimneys;
});

/** SF-5.2, SF-5.5: each green card un-snowed at the start, once, in the order its owner chooses. */
const produce = act((state, seat, { produces }) => {
  if (!produces) return;
  let active = 0;
  for (const building of playerAt(state, seat).city) {
    const { production } = cardOf(state, kindIn(building));
    if (production === null || !isOpen(building)) continue;
    flow.begin(state, seat, production, whichOf(building));
    active++;
  }
  inChosenOrder(state, seat, active, causedBySeason(playerAt(state, seat).season));
});

/** SF-5.3: the first to prepare for winter. */
const unleashFury = act((state, seat, { isFury }) => {
  if (!isFury || state.isFurious) return;
  state.isFurious = true;
  state.journal?.push(toAll(phrase('SF-5.3', 'journal.fury', { who: { seat } })));
  dealRow(state);
});

const revealStorms = act(storm);

const countCitySnow: Act = {
  kind: 'act',
  act: (state, frame) => {
    frame.left = seasonOf(state, frame.seat).citySnow;
  },
};

/** SF-5.6: ties by colour. */
const SNOW_ORDER: readonly Colour[] = ['purple', 'blue', 'green', 'red', 'tan'];
/** More than any card's base points. */
const MANY = 64;

function snowRank(state: State, building: Building): number {
  const { points, colour } = cardOf(state, kindIn(building));
  return (points + MANY) * COLOURS.length + (COLOURS.length - 1 - SNOW_ORDER.indexOf(colour));
}

/** SF-5.6: the un-snowed cards of highest base points and first colour: one, or a choice; the first if all of them get Snow. */
function mostExposed(state: State, seat: Seat, left: number): readonly Action[] {
  const { city } = playerAt(state, seat);
  const options: Action[] = [];
  let highest = 0;
  for (let at = 0; at < city.length; at++) {
    const building = city[at] as Building;
    if (!isOpen(building)) continue;
    const rank = snowRank(state, building);
    if (rank < highest) continue;
    if (rank > highest) options.length = 0;
    highest = rank;
    options.push(state.content.actions.city[seat]?.[whichOf(building)] as Action);
  }
  if (options.length <= left) options.length = Math.min(options.length, 1);
  return options;
}

const SNOW_CITY = PREPARING.map(season => put(season, source => phrase('SF-5.6', 'prompts.city-snow', { source })));

const snowCity: readonly Step[] = evident(
  closedAsk(
    (state, { seat }) => SNOW_CITY[playerAt(state, seat).season] as Prompt,
    (state, { seat, left }) => (left > 0 ? mostExposed(state, seat, left) : []),
    (state, frame, { which, number }) => {
      const { seat } = frame;
      const { city } = playerAt(state, seat);
      const at = placeOf(city, which);
      city[at] = withSnow(city[at] as Building);
      const card = cardName(cardOf(state, number));
      state.journal?.push(toAll(phrase('SF-5.6', 'journal.snows-city', { who: { seat }, card })));
      frame.left--;
      return 'again';
    },
  ),
);

/** SF-5: strictly in this order. */
const preparing: Effect = {
  name: 'preparing for a season',
  steps: [gainFire, gainChimney, produce, unleashFury, revealStorms, countCitySnow, ...snowCity],
};
