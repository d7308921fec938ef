import type { Phrase } from '@snowbound/engine';
import { phrase } from '../words.ts';
import type { BigCritterFile, CardFile, LocationFile, QuestFile } from './card.ts';
import { chain, textOf } from './words/text.ts';
import { abilityCostText, eachText, filterText, requirementText, type Speaker } from './words/text-parts.ts';
import type { Ability, Bonus, Occasion, Words } from './words/word.ts';

/** What a card of the main deck says, rendered from what it does. */
export function cardText(card: CardFile, speaker: Speaker): Phrase {
  const sentences: Phrase[] = [];
  const { produces, whenPlayed, whenVisited, whenever, ability, bonus } = card;
  if (card.takesNoSpace === true) sentences.push(phrase('SF-4.2', 'words.no-space'));
  if (card.cost === 'fire-to-left') sentences.push(phrase('SF-4.4', 'words.fire-to-left'));
  for (const words of [produces, whenPlayed, whenVisited]) {
    if (words !== undefined && words.length > 0) sentences.push(textOf(words, speaker));
  }
  if (whenever !== undefined) sentences.push(occasionText(whenever.you, whenever.do, speaker));
  if (ability !== undefined) sentences.push(abilityText(ability, speaker));
  for (const each of bonus ?? []) sentences.push(bonusText(each, speaker));
  if (card.colour === 'red' && card.type === 'critter') sentences.push(phrase('SF-3.8', 'words.community'));
  return chain(sentences);
}

export const bigCritterText = ({ does }: BigCritterFile, speaker: Speaker): Phrase => textOf(does, speaker);
export const locationText = ({ does }: LocationFile, speaker: Speaker): Phrase => textOf(does, speaker);

export function questText({ needs, points }: QuestFile, speaker: Speaker): Phrase {
  const all = needs.map(requirement => requirementText(requirement, speaker));
  const joined = all.reduce((one, other) => phrase('SF-7.1', 'needs.both', { one, other }));
  return phrase('SF-7.3', 'needs.quest', { needs: joined, points });
}

function occasionText(you: Occasion, words: Words, speaker: Speaker): Phrase {
  const does = textOf(words, speaker);
  if ('play' in you) {
    return phrase('SF-4.11', 'whenever.play', { cards: filterText('a', you.play, 1, speaker), does });
  }
  if ('visit' in you) return phrase('SF-4.11', 'whenever.visit', { place: you.visit, does });
  if ('clear' in you) return phrase('SF-4.11', 'whenever.snow', { does });
  if ('complete' in you) return phrase('SF-4.11', 'whenever.quest', { does });
  if ('use' in you) return phrase('SF-4.11', `whenever.${you.use}`, { does });
  return phrase('SF-4.11', 'whenever.city-discard', { does });
}

function abilityText(ability: Ability, speaker: Speaker): Phrase {
  const cards = filterText('a', ability.play, 1, speaker);
  const plain =
    'movingChimney' in ability
      ? phrase('SF-4.1', 'abilities.moving-chimney', { cards })
      : ability.less === 'all'
        ? phrase('SF-4.1', 'abilities.free', { cards })
        : phrase('SF-4.1', 'abilities.less', { cards, less: ability.less });
  if (ability.for === undefined) return plain;
  return phrase('SF-4.1', 'abilities.for', { ability: plain, cost: abilityCostText(ability.for, speaker) });
}

function bonusText(bonus: Bonus, speaker: Speaker): Phrase {
  const { points } = bonus;
  if ('if' in bonus) return phrase('SF-4.7', 'bonus.if', { points, condition: requirementText(bonus.if, speaker) });
  return phrase('SF-4.7', 'bonus.each', { points, each: eachText(bonus.forEach, speaker) });
}
