import { reuseList, type Seat } from '@snowbound/engine';
import { leftOf } from './gifts.ts';
import { countIn, lowestIn } from './mountain.ts';
import type { Asks, Progress, QuestView } from './shared-views.ts';
import { type Asked, type Count, type Holds, playerAt, type Quest, type State } from './state.ts';

/** What can be counted and is as it was, with the player and with the one to the left: the bits of `GROUNDS`. */
export interface Same {
  readonly own: number;
  readonly left: number;
}

export const NOTHING_SAME: Same = { own: 0, left: 0 };

/** Whether a requirement stands as it did. Only comparisons look at the player to the left. */
const isAsBefore = ({ asks, looksAt }: Asked, { own, left }: Same): boolean =>
  (own & looksAt) !== 0 && (asks === 'at-least' || (left & looksAt) !== 0);

/** The face-up Quests and a player's own; as in the previous view, if they still look like that. */
export function viewQuests(
  state: State,
  seat: Seat,
  before: readonly QuestView[] | null,
  same: Same,
): readonly QuestView[] {
  const { highlands, lowlands } = state.content;
  const held = playerAt(state, seat).lowlands;
  const views = new Array<QuestView>(countIn(state.highlands) + countIn(held));
  let at = 0;
  for (let rest = state.highlands; rest !== 0; rest &= rest - 1, at++) {
    views[at] = viewQuest(state, seat, highlands[lowestIn(rest)] as Quest, before?.[at], same);
  }
  for (let rest = held; rest !== 0; rest &= rest - 1, at++) {
    views[at] = viewQuest(state, seat, lowlands[lowestIn(rest)] as Quest, before?.[at], same);
  }
  return reuseList(before, views);
}

/** How far a player is with each requirement of the Quest looked at now: one list for all looks. */
const steps: Progress[] = [];

/** SF-7: one entry for each requirement. */
function viewQuest(state: State, seat: Seat, quest: Quest, before: QuestView | undefined, same: Same): QuestView {
  const { id, counts, asked } = quest;
  const was = before?.id === id ? before : undefined;
  if (was !== undefined && (quest.looksAt & ~same.own) === 0 && (quest.looksLeft & ~same.left) === 0) return was;
  let isSame = was !== undefined;
  for (let at = 0; at < asked.length; at++) {
    const need = asked[at] as Asked;
    const old = was?.needs[at];
    if (old !== undefined && isAsBefore(need, same)) {
      steps[at] = old;
      continue;
    }
    const count = counts[at] as Count;
    const have = count(state, seat);
    const needed = need.asks === 'at-least' ? need.least : count(state, leftOf(state, seat));
    const isOld = old !== undefined && old.have === have && old.needed === needed;
    isSame &&= isOld;
    steps[at] = isOld ? old : progressIn(state, seat, quest, at, have, needed);
  }
  if (isSame && was !== undefined) return was;
  let look = state.content.sharedViews.questLook(id);
  for (let at = 0; at < asked.length; at++) look = look.with(steps[at] as Progress);
  return look.view;
}

const ASKS: readonly Asks[] = ['at-least', 'more', 'as-many'];
/** More than anybody ever has of anything. */
const MANY = 2 ** 20;

/** How far a player is with one requirement. Whether it holds follows from the rest. */
function progressIn(state: State, seat: Seat, quest: Quest, at: number, have: number, needed: number): Progress {
  const { asks } = quest.asked[at] as Asked;
  const { progress } = state.content.sharedViews;
  const condition = (have * MANY + needed) * ASKS.length + ASKS.indexOf(asks);
  const known = progress.get(condition);
  if (known !== undefined) return known;
  const holds = (quest.needs[at] as Holds)(state, seat);
  return progress.add(condition, { asks, have, needed, holds });
}
