import type { Phrase, Question } from '@snowbound/engine';
import type { Action } from '../actions.ts';
import { requirementText } from '../cards/words/text-parts.ts';
import { speakerOf } from '../content/speaker.ts';
import { leftOf } from '../gifts.ts';
import { isIn, qualifies } from '../guild.ts';
import { questName } from '../names.ts';
import { playerAt, type Quest, type State } from '../state.ts';
import { phrase } from '../words.ts';

/** SF-7.1: whose it is, then the first requirement that does not hold, with the numbers. */
export function whyNotQuest(
  state: State,
  { seat, prompt }: Question<Action>,
  { number, isHighland }: { readonly number: number; readonly isHighland: boolean },
): Phrase {
  const { highlands, lowlands, file } = state.content;
  const quest = (isHighland ? highlands : lowlands)[number] as Quest;
  const name = questName(quest);
  if (isHighland && !isIn(state.highlands, number)) return phrase('SF-1.4', 'reasons.not-face-up', { quest: name });
  if (!isHighland && !isIn(playerAt(state, seat).lowlands, number)) {
    return phrase('SF-3.9', 'reasons.not-your-quest', { quest: name });
  }
  const failing = quest.needs.findIndex(holds => !holds(state, seat));
  const requirement = quest.file.needs[failing];
  const count = quest.counts[failing];
  if (requirement === undefined || count === undefined || qualifies(state, seat, quest)) {
    return phrase('SF-3.9', 'reasons.only-in-guild', { quest: name, prompt });
  }
  return phrase('SF-7.1', 'reasons.quest-needs', {
    quest: name,
    need: requirementText(requirement, speakerOf(file)),
    have: count(state, seat),
    left: count(state, leftOf(state, seat)),
  });
}
