import { kept, keptList, type Seat } from '@snowbound/engine';
import { leftOf } from './gifts.ts';
import { FREE } from './goods.ts';
import { type Amounts, amountsOf } from './lacking.ts';
import { countIn, lowestIn } from './mountain.ts';
import { type Asked, type Count, type Holds, playerAt, type Quest, type State } from './state.ts';
import { type Forecast, forecast } from './turn/forecast.ts';

/** What a player would work out at the table and only the rules can; `worked-out.ts` has what anybody can. */
export interface MineView {
  /** What is still due for the card being played. */
  readonly due: Amounts;
  /** The face-up and the own Quests. */
  readonly quests: readonly QuestView[];
  readonly next: Forecast | null;
}

/** How far a player is with a Quest, requirement by requirement. */
export interface QuestView {
  readonly id: string;
  readonly needs: readonly Progress[];
}

export interface Progress {
  readonly asks: Asked['asks'];
  readonly have: number;
  /** How many are needed; for a comparison what the left player has. */
  readonly needed: number;
  readonly holds: boolean;
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
  if (before === null || before.mine === null) {
    return { due, quests: viewQuests(state, seat, null, NOTHING_SAME), next: forecast(state, seat, null) };
  }
  // What was worked out before still holds where what it was worked out from is still the same.
  const { mine } = before;
  const left = leftOf(state, seat);
  const own = laid.players[seat] as Grounds;
  const ownBefore = before.players[seat] as Grounds;
  const [theirs, theirsBefore] = [laid.players[left] as Grounds, before.players[left] as Grounds];
  const isSameGoal = before.highlands === laid.highlands && ownBefore.lowlands === own.lowlands;
  const same: Same = {
    own: isSameCount(ownBefore, own),
    ownCity: ownBefore.city === own.city,
    left: isSameCount(theirsBefore, theirs),
    leftCity: theirsBefore.city === theirs.city,
  };
  const isSameSeason = ownBefore.season === own.season && ownBefore.city === own.city;
  return kept(mine, {
    due,
    quests: isSameGoal && same.own && same.left ? mine.quests : viewQuests(state, seat, mine.quests, same),
    next: isSameSeason ? mine.next : forecast(state, seat, mine.next),
  });
}

/** Whether all that Quests count is as it was. */
const isSameCount = (before: Grounds, after: Grounds): boolean =>
  before.supply === after.supply &&
  before.city === after.city &&
  before.hand === after.hand &&
  before.completed === after.completed;

/** What Quests count and is as it was: with the player and with the one to the left, all of it or at least the city. */
type Same = Readonly<Record<'own' | 'ownCity' | 'left' | 'leftCity', boolean>>;

const NOTHING_SAME: Same = { own: false, ownCity: false, left: false, leftCity: false };

/** Whether a requirement stands as it did. Only comparisons look at the player to the left. */
const isAsBefore = ({ asks, isOfCity }: Asked, { own, ownCity, left, leftCity }: Same): boolean =>
  (own || (isOfCity && ownCity)) && (asks === 'at-least' || left || (isOfCity && leftCity));

function viewQuests(state: State, seat: Seat, before: readonly QuestView[] | null, same: Same): readonly QuestView[] {
  const { highlands, lowlands } = state.content;
  const held = playerAt(state, seat).lowlands;
  const seen = new Array<QuestView>(countIn(state.highlands) + countIn(held));
  let at = 0;
  for (let rest = state.highlands; rest !== 0; rest &= rest - 1, at++) {
    seen[at] = viewQuest(state, seat, highlands[lowestIn(rest)] as Quest, before?.[at], same);
  }
  for (let rest = held; rest !== 0; rest &= rest - 1, at++) {
    seen[at] = viewQuest(state, seat, lowlands[lowestIn(rest)] as Quest, before?.[at], same);
  }
  return keptList(before, seen);
}

/** SF-7: one entry for each requirement. */
function viewQuest(state: State, seat: Seat, quest: Quest, before: QuestView | undefined, same: Same): QuestView {
  const { id, needs, counts, asked } = quest;
  const was = before?.id === id ? before : undefined;
  // Made only once something in it has changed.
  let seen: Progress[] | null = was === undefined ? [] : null;
  for (let at = 0; at < needs.length; at++) {
    const need = asked[at] as Asked;
    const { asks, least } = need;
    const old = was?.needs[at];
    if (old !== undefined && isAsBefore(need, same)) {
      seen?.push(old);
      continue;
    }
    const count = counts[at] as Count;
    const have = count(state, seat);
    const needed = asks === 'at-least' ? least : count(state, leftOf(state, seat));
    // Whether it holds follows from these two.
    const isOld = old !== undefined && old.have === have && old.needed === needed;
    if (!isOld) seen ??= was?.needs.slice(0, at) ?? [];
    seen?.push(isOld ? old : { asks, have, needed, holds: (needs[at] as Holds)(state, seat) });
  }
  return seen === null && was !== undefined ? was : { id, needs: seen?.slice() ?? [] };
}
