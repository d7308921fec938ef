import { reuse, type Seat } from '@snowbound/engine';
import { leftOf } from './gifts.ts';
import { FREE } from './goods.ts';
import { type Amounts, amountsOf } from './lacking.ts';
import { ALL_PARTS, PLAYER_PARTS } from './player-parts.ts';
import type { QuestView } from './shared-views.ts';
import { playerAt, type State } from './state.ts';
import { type Forecast, forecast } from './turn/forecast.ts';
import { NOTHING_SAME, type Same, viewQuests } from './view-quests.ts';
import { PAUSES, type Pauses } from './wishes.ts';

/** What a player would work out at the table and only the rules can; `from-view.ts` has what anybody can. */
export interface MineView {
  /** What is still due for the card being played. */
  readonly due: Amounts;
  /** The face-up and the own Quests. */
  readonly quests: readonly QuestView[];
  readonly next: Forecast | null;
  /** SF-2.2: how one has wished to be asked at pauses; `null` as long as nothing was said, which is when it matters. */
  readonly pauses: Pauses | null;
}

/** What is laid open, as the viewer sees it. Only whether it is still the same matters here. */
interface OpenParts {
  readonly highlands: unknown;
  readonly players: readonly PlayerParts[];
}

interface Before extends OpenParts {
  readonly mine: MineView | null;
}

/** What of a player something is worked out from. */
type PlayerParts = Readonly<Record<'supply' | 'hand' | 'lowlands' | 'city' | 'completed' | 'season', unknown>>;

export function viewMine(state: State, seat: Seat, open: OpenParts, before: Before | null): MineView {
  const due = amountsOf(state.turn === seat ? state.due : FREE);
  const pauses = PAUSES[playerAt(state, seat).pauses] ?? null;
  if (before === null || before.mine === null) {
    return { due, quests: viewQuests(state, seat, null, NOTHING_SAME), next: forecast(state, seat, null), pauses };
  }
  // What was worked out before still holds where what it was worked out from is still the same.
  const { mine } = before;
  const left = leftOf(state, seat);
  const own = open.players[seat] as PlayerParts;
  const ownBefore = before.players[seat] as PlayerParts;
  const [theirs, theirsBefore] = [open.players[left] as PlayerParts, before.players[left] as PlayerParts];
  const isSameGoal = before.highlands === open.highlands && ownBefore.lowlands === own.lowlands;
  const same: Same = { own: sameIn(ownBefore, own), left: sameIn(theirsBefore, theirs) };
  const isSameSeason = ownBefore.season === own.season && ownBefore.city === own.city;
  return reuse(mine, {
    due,
    quests:
      isSameGoal && same.own === ALL_PARTS && same.left === ALL_PARTS
        ? mine.quests
        : viewQuests(state, seat, mine.quests, same),
    next: isSameSeason ? mine.next : forecast(state, seat, mine.next),
    pauses,
  });
}

/** What of a player that Quests count is as it was. */
const sameIn = (before: PlayerParts, after: PlayerParts): number =>
  (before.city === after.city ? PLAYER_PARTS.city : 0) |
  (before.supply === after.supply ? PLAYER_PARTS.supply : 0) |
  (before.hand === after.hand ? PLAYER_PARTS.hand : 0) |
  (before.completed === after.completed ? PLAYER_PARTS.completed : 0);
