import type { Known, Phrase, RuleEntry, RuleSection } from '@snowbound/engine';
import { contentSections } from './content/sections.ts';
import { levelsText, pilesText } from './content/solo-text.ts';
import { cardName, questName } from './names.ts';
import { aimName } from './paws/placing.ts';
import type { SilverfrostContent } from './state.ts';
import { phrase } from './words.ts';

/** SF-7.4: the Quests whose names and requirements a rulebook shows. */
const AS_PRINTED = ['sprouts', 'shore-to-shore', 'wandering-road', 'nobility-in-need'];

/** The rules in the order of the page, each as sure as its least sure sentence, then every card with its text. */
export function rulesPage(content: SilverfrostContent): readonly RuleSection[] {
  const points = content.mountain.join(', ');
  const { solo } = content;
  // Names come from the content, so that the page never calls a card by another name.
  const givers = content.cards.filter(card => card.costsFireToLeft).map(cardName);
  const quests = [...content.lowlands, ...content.highlands].filter(({ id }) => AS_PRINTED.includes(id)).map(questName);
  return [
    {
      title: phrase('SF-1', 'rules.SF-1'),
      rules: [
        rule('certain', phrase('SF-1.1', 'rules.SF-1.1')),
        rule('certain', phrase('SF-1.2', 'rules.SF-1.2')),
        rule('house', phrase('SF-1.3', 'rules.SF-1.3', { points })),
        rule('certain', phrase('SF-1.4', 'rules.SF-1.4')),
        rule('certain', phrase('SF-1.5', 'rules.SF-1.5')),
        rule('house', phrase('SF-1.6', 'rules.SF-1.6')),
        rule('certain', phrase('SF-1.7', 'rules.SF-1.7')),
        rule('house', phrase('SF-1.8', 'rules.SF-1.8')),
        rule('certain', phrase('SF-1.9', 'rules.SF-1.9')),
        rule('certain', phrase('SF-1.10', 'rules.SF-1.10')),
        rule('certain', phrase('SF-1.11', 'rules.SF-1.11')),
        rule('certain', phrase('SF-1.12', 'rules.SF-1.12')),
        rule('certain', phrase('SF-1.13', 'rules.SF-1.13')),
        rule('certain', phrase('SF-1.14', 'rules.SF-1.14')),
      ],
    },
    {
      title: phrase('SF-2', 'rules.SF-2'),
      rules: [
        rule('certain', phrase('SF-2.1', 'rules.SF-2.1')),
        rule('certain', phrase('SF-2.2', 'rules.SF-2.2')),
        rule('house', phrase('SF-2.3', 'rules.SF-2.3')),
        rule('certain', phrase('SF-2.4', 'rules.SF-2.4')),
        rule('certain', phrase('SF-2.5', 'rules.SF-2.5')),
      ],
    },
    {
      title: phrase('SF-3', 'rules.SF-3'),
      rules: [
        rule('certain', phrase('SF-3.1', 'rules.SF-3.1')),
        rule('certain', phrase('SF-3.2', 'rules.SF-3.2')),
        rule('certain', phrase('SF-3.3', 'rules.SF-3.3')),
        rule('house', phrase('SF-3.4', 'rules.SF-3.4')),
        rule('certain', phrase('SF-3.5', 'rules.SF-3.5')),
        rule('certain', phrase('SF-3.6', 'rules.SF-3.6')),
        rule('certain', phrase('SF-3.7', 'rules.SF-3.7')),
        rule('certain', phrase('SF-3.8', 'rules.SF-3.8')),
        rule('certain', phrase('SF-3.9', 'rules.SF-3.9')),
        rule('house', phrase('SF-3.10', 'rules.SF-3.10', { spots: journeySpots(content) })),
        rule('certain', phrase('SF-3.11', 'rules.SF-3.11')),
        rule('certain', phrase('SF-3.12', 'rules.SF-3.12')),
        rule('certain', phrase('SF-3.13', 'rules.SF-3.13')),
        rule('house', phrase('SF-3.14', 'rules.SF-3.14')),
        rule('house', phrase('SF-3.15', 'rules.SF-3.15')),
      ],
    },
    {
      title: phrase('SF-4', 'rules.SF-4'),
      rules: [
        rule('certain', phrase('SF-4.1', 'rules.SF-4.1')),
        rule('certain', phrase('SF-4.2', 'rules.SF-4.2')),
        rule('certain', phrase('SF-4.3', 'rules.SF-4.3')),
        rule('certain', phrase('SF-4.4', 'rules.SF-4.4', { cards: givers, count: givers.length })),
        rule('certain', phrase('SF-4.5', 'rules.SF-4.5')),
        rule('certain', phrase('SF-4.6', 'rules.SF-4.6')),
        rule('certain', phrase('SF-4.7', 'rules.SF-4.7')),
        rule('house', phrase('SF-4.8', 'rules.SF-4.8')),
        rule('house', phrase('SF-4.9', 'rules.SF-4.9')),
        rule('house', phrase('SF-4.10', 'rules.SF-4.10')),
        rule('house', phrase('SF-4.11', 'rules.SF-4.11')),
      ],
    },
    {
      title: phrase('SF-5', 'rules.SF-5'),
      rules: [
        rule('certain', phrase('SF-5.1', 'rules.SF-5.1')),
        rule('certain', phrase('SF-5.2', 'rules.SF-5.2')),
        rule('certain', phrase('SF-5.3', 'rules.SF-5.3')),
        rule('certain', phrase('SF-5.4', 'rules.SF-5.4')),
        rule('certain', phrase('SF-5.5', 'rules.SF-5.5')),
        rule('certain', phrase('SF-5.6', 'rules.SF-5.6')),
        rule('house', phrase('SF-5.7', 'rules.SF-5.7')),
        rule('house', phrase('SF-5.8', 'rules.SF-5.8')),
      ],
    },
    {
      title: phrase('SF-6', 'rules.SF-6'),
      rules: [
        rule('certain', phrase('SF-6.1', 'rules.SF-6.1')),
        rule('certain', phrase('SF-6.2', 'rules.SF-6.2')),
        rule('certain', phrase('SF-6.3', 'rules.SF-6.3')),
        rule('certain', phrase('SF-6.4', 'rules.SF-6.4')),
        rule('certain', phrase('SF-6.5', 'rules.SF-6.5')),
      ],
    },
    {
      title: phrase('SF-7', 'rules.SF-7'),
      rules: [
        rule('certain', phrase('SF-7.1', 'rules.SF-7.1')),
        rule('certain', phrase('SF-7.2', 'rules.SF-7.2')),
        rule('certain', phrase('SF-7.3', 'rules.SF-7.3')),
        rule('house', phrase('SF-7.4', 'rules.SF-7.4', { quests, count: quests.length })),
      ],
    },
    {
      title: phrase('SF-8', 'rules.SF-8'),
      rules: [
        rule('house', phrase('SF-8', 'rules.SF-8.0')),
        rule('house', phrase('SF-8.1', 'rules.SF-8.1')),
        rule('house', phrase('SF-8.2', 'rules.SF-8.2')),
      ],
    },
    {
      title: phrase('SF-9', 'rules.SF-9'),
      rules: [
        rule('certain', phrase('SF-9.1', 'rules.SF-9.1')),
        rule('certain', phrase('SF-9.2', 'rules.SF-9.2')),
        rule('certain', phrase('SF-9.3', 'rules.SF-9.3')),
        rule('certain', phrase('SF-9.4', 'rules.SF-9.4')),
      ],
    },
    {
      title: phrase('SF-10', 'rules.SF-10'),
      rules: [
        rule('certain', phrase('SF-10.1', 'rules.SF-10.1', { piles: pilesText(solo) })),
        rule('certain', phrase('SF-10.2', 'rules.SF-10.2')),
        rule('house', phrase('SF-10.3', 'rules.SF-10.3')),
        rule('house', phrase('SF-10.4', 'rules.SF-10.4')),
        rule('house', phrase('SF-10.5', 'rules.SF-10.5')),
        rule('house', phrase('SF-10.6', 'rules.SF-10.6', { tactics: solo.tactics.map(aimName) })),
        rule('certain', phrase('SF-10.7', 'rules.SF-10.7')),
        rule('house', phrase('SF-10.8', 'rules.SF-10.8')),
        rule('certain', phrase('SF-10.9', 'rules.SF-10.9')),
        rule('house', phrase('SF-10.10', 'rules.SF-10.10')),
        rule('certain', phrase('SF-10.11', 'rules.SF-10.11')),
        rule('house', phrase('SF-10.12', 'rules.SF-10.12', { levels: levelsText(solo) })),
        rule('certain', phrase('SF-10.13', 'rules.SF-10.13')),
        rule('certain', phrase('SF-10.14', 'rules.SF-10.14')),
      ],
    },
    {
      title: phrase('SF-12', 'rules.SF-12'),
      rules: [rule('certain', phrase('SF-12', 'rules.SF-12.0'))],
    },
    ...contentSections(content),
  ];
}

/** SF-3.10: what every spot gives, and what it costs. */
const journeySpots = ({ locations }: SilverfrostContent): readonly Phrase[] =>
  locations
    .filter(({ file }) => file.place === 'journey')
    .map(({ file: { points = 0, discards = 0, fire = 0, shared = false } }) =>
      phrase('SF-3.10', 'rules.journey-spot', { points, discards, fire, is: shared ? 'shared' : 'exclusive' }),
    );

const rule = (known: Known, text: Phrase): RuleEntry => ({ id: text.rule, known, text });
