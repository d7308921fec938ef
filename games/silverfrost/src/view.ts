import { NO_PREVIOUS, type Previous, reuse, reuseList, type Seat, type Viewer } from '@snowbound/engine';
import type { SnowstormFile } from './cards/card.ts';
import { type TieBreak, tieBreak, winners } from './ending.ts';
import { countIn, lowestIn } from './mountain.ts';
import { isPaws } from './paws/seat.ts';
import type { LocationView, MountainView, ValleyView } from './shared-views.ts';
import { snowPrice } from './snow.ts';
import { cardOf, NO_CARD, type NumberSet, type State } from './state.ts';
import { hidden, idsIn, NO_IDS } from './view-lists.ts';
import { type MineView, viewMine } from './view-mine.ts';
import { type PawsView, viewPaws } from './view-paws.ts';
import { type PlayerView, viewPlayer, viewThrough } from './view-player.ts';
import { viewLocations, viewMountain, viewValley } from './view-things.ts';

/** All that somebody at the table can see, ready to be sent. */
export interface View {
  readonly turn: Seat;
  readonly start: Seat;
  readonly reward: string;
  readonly snowPrice: number;
  readonly deck: number;
  readonly discard: number;
  /** The eight positions; `null` for an empty one. */
  readonly valley: readonly (ValleyView | null)[];
  readonly locations: readonly LocationView[];
  /** The Big Critters face up, left to right, with the points above each. */
  readonly mountain: readonly MountainView[];
  readonly bigCritters: { readonly deck: number; readonly discard: readonly string[] };
  readonly highlands: readonly string[];
  readonly lowlandDeck: number;
  readonly snowstorms: { readonly deck: number; readonly discard: readonly string[] };
  /** The card being played. */
  readonly playing: string | null;
  /** Cards or Quests somebody is looking at: which ones for that player, only how many for others. */
  readonly inspected: readonly (string | null)[];
  readonly players: readonly PlayerView[];
  /** What matters only to the viewer; `null` for spectators and for Paws, who looks at nothing. */
  readonly mine: MineView | null;
  readonly winners: readonly Seat[];
  /** SF-10: `null` with two or more players. */
  readonly paws: PawsView | null;
  /** SF-9.4: what decided among those level on points. */
  readonly tieBreak: TieBreak | null;
}

export function view(state: State, viewer: Viewer, { open, before }: Previous<View> = NO_PREVIOUS): View {
  if (viewer === 'spectator') return viewOpen(state, before);
  const shown = open ?? viewOpen(state, null);
  const players = reuseList(
    before?.players,
    shown.players.map((player, seat) => viewThrough(state, player, seat, viewer, before?.players[seat])),
  );
  const looksClosely = viewer === state.turn && shown.inspected.length > 0;
  return {
    ...shown,
    inspected: looksClosely ? reuseList(before?.inspected, inspected(state)) : shown.inspected,
    players,
    mine: isPaws(state, viewer) ? null : viewMine(state, viewer, { highlands: shown.highlands, players }, before),
  };
}

/** What everybody sees. */
function viewOpen(state: State, before: View | null): View {
  const { content } = state;
  const { bigCritters, snowstorms } = before ?? {};
  return {
    turn: state.turn,
    start: state.start,
    reward: state.reward,
    snowPrice: snowPrice(state),
    deck: state.deck.length + state.deckTop.length,
    discard: state.discard.length,
    valley: viewValley(state, before?.valley),
    locations: viewLocations(state, before?.locations),
    mountain: viewMountain(state, before?.mountain),
    bigCritters: reuse(bigCritters, {
      deck: countIn(state.bigDeck),
      discard: idsIn(content.bigCritters, state.bigDiscard, bigCritters?.discard),
    }),
    highlands: idsIn(content.highlands, state.highlands, before?.highlands),
    lowlandDeck: countIn(state.lowlandDeck) + state.lowlandsUnder.length,
    snowstorms: reuse(snowstorms, {
      deck: countIn(state.snowstormDeck),
      discard: targetsIn(state, snowstorms?.discard),
    }),
    playing: state.playing === NO_CARD ? null : cardOf(state, state.playing).id,
    inspected: hidden(state.inspected.length + state.inspectedQuests.length),
    players: reuseList(
      before?.players,
      state.players.map((player, seat) => viewPlayer(state, player, before?.players[seat])),
    ),
    mine: null,
    winners: reuseList(before?.winners, winners(state)),
    paws: state.paws === null ? null : viewPaws(state, state.paws),
    tieBreak: tieBreak(state),
  };
}

/** The cards or Quests themselves, for whoever looks at them. */
const inspected = (state: State): string[] => [
  ...state.inspected.map(kind => cardOf(state, kind).id),
  ...state.inspectedQuests.map(number => state.content.lowlands[number]?.id ?? ''),
];

/** Where the Snowstorms fell that were turned up. */
function targetsIn({ content, snowstormDiscard }: State, before: readonly string[] | undefined): readonly string[] {
  if (snowstormDiscard === 0) return NO_IDS;
  const { snowstorms } = content.file;
  const targetOf = (set: NumberSet): string => (snowstorms[lowestIn(set)] as SnowstormFile).target;
  const count = countIn(snowstormDiscard);
  if (before?.length === count) {
    let at = 0;
    for (let rest = snowstormDiscard; rest !== 0 && before[at] === targetOf(rest); rest &= rest - 1) at++;
    if (at === count) return before;
  }
  const targets: string[] = [];
  for (let rest = snowstormDiscard; rest !== 0; rest &= rest - 1) targets.push(targetOf(rest));
  return targets;
}
