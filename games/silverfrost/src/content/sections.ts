import type { Known, Name, Phrase, RuleEntry, RuleSection } from '@snowbound/engine';
import { bigCritterText, cardText, locationText, questText } from '../cards/card-text.ts';
import { bigCritterName, cardName, locationName, questName } from '../names.ts';
import type { SilverfrostContent } from '../state.ts';
import { phrase } from '../words.ts';
import { mapText, schemeText } from './solo-text.ts';
import { speakerOf } from './speaker.ts';

const entry = (rule: string, id: string, known: Known, name: Name | Phrase, text: Phrase): RuleEntry => ({
  id: `${rule} ${id}`,
  known,
  text: phrase(rule, 'sections.entry', { name, text }),
});

/** Every card, Big Critter, Quest, Location, Map and Scheme with its text. */
export function contentSections(content: SilverfrostContent): readonly RuleSection[] {
  const { cards, bigCritters, lowlands, highlands, locations, solo, file } = content;
  const speaker = speakerOf(file);
  return [
    {
      title: phrase('SF-3', 'sections.locations'),
      rules: locations.map(place =>
        entry('SF-3', place.id, place.file.known, locationName(place), locationText(place.file, speaker)),
      ),
    },
    {
      title: phrase('SF-4', 'sections.cards'),
      rules: cards.map(card => entry('SF-4', card.id, card.file.known, cardName(card), cardText(card.file, speaker))),
    },
    {
      title: phrase('SF-3.7', 'sections.big-critters'),
      rules: bigCritters.map(critter =>
        entry('SF-3.7', critter.id, critter.file.known, bigCritterName(critter), bigCritterText(critter.file, speaker)),
      ),
    },
    {
      title: phrase('SF-7', 'sections.quests'),
      rules: [...lowlands, ...highlands].map(quest =>
        entry('SF-7', quest.id, quest.file.known, questName(quest), questText(quest.file, speaker)),
      ),
    },
    {
      title: phrase('SF-10.3', 'sections.maps'),
      rules: solo.maps.map((map, at) =>
        entry('SF-10.3', map.id, map.known, phrase('SF-10.3', 'paws.map-name', { number: at + 1 }), mapText(map)),
      ),
    },
    {
      title: phrase('SF-10.3', 'sections.schemes'),
      rules: solo.schemes.map((scheme, at) => {
        const name = phrase('SF-10.3', 'paws.scheme-name', { number: at + 1 });
        return entry('SF-10.3', scheme.id, scheme.known, name, schemeText(scheme));
      }),
    },
  ];
}
