import { reuse, type Seat } from '@snowbound/engine';
import { leftOf } from './gifts.ts';
import { FREE } from './goods.ts';
import { ALL_GROUNDS, GROUNDS } from './grounds.ts';
import { type Amounts, amountsOf } from './lacking.ts';
import type { QuestView } from './sights.ts';
import { playerAt, type State } from './state.ts';
import { type Forecast, forecast } from './turn/forecast.ts';
import { NOTHING_SAME, type Same, viewQuests } from './view-quests.ts';
import { PAUSES, type Pauses } from './wishes.ts';

/** What a player would work out at the table and only the rules can; `worked-out.ts` has what anybody can. */
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
interface Laid {
  readonly highlands: unknown;
  readonly players: readonly Grounds[];
}

interface Before extends Laid {
  readonly mine: MineView | null;
}

/** What of a player something is worked out from. */
type Grounds = Readonly<Record<'supply' | 'hand' | 'lowlands' | 'city' | 'completed' | 'season', unknown>>;

export function viewMine(state: State, seat: Seat, laid: Laid, before: Before | null): MineView {
  const due = amountsOf(state.turn === seat ? state.due : FREE);
  const pauses = PAUSES[playerAt(state, seat).pauses] ?? null;
  if (before === null || before.mine === null) {
    return { due, quests: viewQuests(state, seat, null, NOTHING_SAME), next: forecast(state, seat, null), pauses };
  }
  // What was worked out before still holds where what it was worked out from is still the same.
  const { mine } = before;
  const left = leftOf(state, seat);
  const own = laid.players[seat] as Grounds;
  const ownBefore = before.players[seat] as Grounds;
  const [theirs, theirsBefore] = [laid.players[left] as Grounds, before.players[left] as Grounds];
  const isSameGoal = before.highlands === laid.highlands && ownBefore.lowlands === own.lowlands;
  const same: Same = { own: sameIn(ownBefore, own), left: sameIn(theirsBefore, theirs) };
  const isSameSeason = ownBefore.season === own.season && ownBefore.city === own.city;
  return reuse(mine, {
    due,
    quests:
      isSameGoal && same.own === ALL_GROUNDS && same.left === ALL_GROUNDS
        ? mine.quests
        : viewQuests(state, seat, mine.quests, same),
    next: isSameSeason ? mine.next : forecast(state, seat, mine.next),
    pauses,
  });
}

/** What of a player that Quests count is as it was. */
const sameIn = (before: Grounds, after: Grounds): number =>
  (before.city === after.city ? GROUNDS.city : 0) |
  (before.supply === after.supply ? GROUNDS.supply : 0) |
  (before.hand === after.hand ? GROUNDS.hand : 0) |
  (before.completed === after.completed ? GROUNDS.completed : 0);
