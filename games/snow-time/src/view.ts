import {
  NO_PREVIOUS,
  type PlayerIndex,
  type Previous,
  reuse,
  reuseList,
  type Seat,
  type Viewer,
} from '@snowbound/engine';
import { atBonus } from './bonuses.ts';
import { LEVELS, namesIn } from './cards.ts';
import type { Bonus } from './content.ts';
import { seatsIn } from './seats.ts';
import type { State } from './state.ts';

/** All that somebody at the table can see, ready to be sent. */
export interface View {
  readonly round: number;
  /** What was rolled this round. */
  readonly dice: readonly number[];
  /** Fruit on levels 1 to 7. */
  readonly fruit: readonly number[];
  readonly supply: number;
  /** The seats whose champions stand on levels 1 to 7. */
  readonly tree: readonly (readonly Seat[])[];
  readonly track: { readonly lastSpace: number; readonly bonuses: readonly Bonus[] };
  readonly colours: readonly ColourView[];
  /** ST-5.4: the seats asked now whether they take the bonus they stand on. */
  readonly atBonus: readonly Seat[];
  readonly winners: readonly Seat[];
}

export interface ColourView {
  readonly player: PlayerIndex;
  /** ST-7: as it stood before the choice; a chosen card leaves it at the reveal. */
  readonly hand: readonly string[];
  readonly revealed: readonly string[];
  readonly discard: readonly string[];
  readonly spent: readonly string[];
  readonly space: number;
}

/** ST-7: all is open but the choices that lie face down, and those belong to the table. */
export function view(state: State, _viewer: Viewer, { before }: Previous<View> = NO_PREVIOUS): View {
  const { lastSpace, file } = state.content;
  return {
    round: state.round,
    dice: reuseList(
      before?.dice,
      [state.firstDie, state.secondDie].filter(die => die > 0),
    ),
    fruit: reuseList(before?.fruit, state.fruit.slice(1, LEVELS + 1)),
    supply: state.supply,
    tree: reuseList(before?.tree, state.tree.slice(1, LEVELS + 1).map(seatsIn)),
    track: reuse(before?.track, { lastSpace, bonuses: file.bonuses }),
    colours: reuseList(
      before?.colours,
      state.colours.map((colour, seat) =>
        reuse(before?.colours[seat], {
          player: state.seating[seat] as PlayerIndex,
          hand: namesIn(colour.hand),
          revealed: namesIn(colour.revealed),
          discard: namesIn(colour.discard),
          spent: namesIn(colour.spent),
          space: colour.space,
        }),
      ),
    ),
    atBonus: seatsIn(atBonus(state)),
    winners: seatsIn(state.winners),
  };
}
