import type { Known, Phrase, RuleEntry, RuleSection } from '@snowbound/engine';
import type { SnowTimeContent } from './content.ts';
import { phrase } from './words.ts';

/** The rules in the order of the page, each as sure as its least sure sentence. Texts: the `rules.json` of each language. */
export function rulesPage(content: SnowTimeContent): readonly RuleSection[] {
  const { lastSpace: last, fruitTokens: tokens, roundLimit: rounds } = content;
  return [
    {
      title: phrase('ST-1', 'rules.ST-1'),
      rules: [
        rule('certain', phrase('ST-1.1', 'rules.ST-1.1')),
        rule('certain', phrase('ST-1.2', 'rules.ST-1.2', { tokens })),
        rule('house', phrase('ST-1.3', 'rules.ST-1.3', { last, bonuses: bonusesOf(content) })),
        rule('certain', phrase('ST-1.4', 'rules.ST-1.4')),
      ],
    },
    {
      title: phrase('ST-2', 'rules.ST-2'),
      rules: [
        rule('certain', phrase('ST-2.1', 'rules.ST-2.1')),
        rule('certain', phrase('ST-2.2', 'rules.ST-2.2')),
        rule('certain', phrase('ST-2.3', 'rules.ST-2.3')),
        rule('inferred', phrase('ST-2.4', 'rules.ST-2.4')),
        rule('certain', phrase('ST-2.5', 'rules.ST-2.5')),
      ],
    },
    {
      title: phrase('ST-3', 'rules.ST-3'),
      rules: [
        rule('house', phrase('ST-3.1', 'rules.ST-3.1')),
        rule('certain', phrase('ST-3.2', 'rules.ST-3.2')),
        rule('inferred', phrase('ST-3.3', 'rules.ST-3.3')),
        rule('certain', phrase('ST-3.4', 'rules.ST-3.4')),
      ],
    },
    {
      title: phrase('ST-4', 'rules.ST-4'),
      rules: [
        rule('certain', phrase('ST-4.1', 'rules.ST-4.1')),
        rule('certain', phrase('ST-4.2', 'rules.ST-4.2')),
        rule('certain', phrase('ST-4.3', 'rules.ST-4.3')),
      ],
    },
    {
      title: phrase('ST-5', 'rules.ST-5'),
      rules: [
        rule('certain', phrase('ST-5.1', 'rules.ST-5.1')),
        rule('certain', phrase('ST-5.2', 'rules.ST-5.2')),
        rule('certain', phrase('ST-5.3', 'rules.ST-5.3')),
        rule('inferred', phrase('ST-5.4', 'rules.ST-5.4')),
      ],
    },
    {
      title: phrase('ST-6', 'rules.ST-6'),
      rules: [
        rule('certain', phrase('ST-6.1', 'rules.ST-6.1', { last })),
        rule('certain', phrase('ST-6.2', 'rules.ST-6.2')),
        rule('house', phrase('ST-6.3', 'rules.ST-6.3', { rounds })),
      ],
    },
    { title: phrase('ST-7', 'rules.ST-7'), rules: [rule('certain', phrase('ST-7', 'rules.ST-7.text'))] },
  ];
}

const rule = (known: Known, text: Phrase): RuleEntry => ({ id: text.rule, known, text });

const bonusesOf = ({ file }: SnowTimeContent): Phrase[] =>
  file.bonuses.map(({ space, kind, worth }) => phrase('ST-1.3', 'names.bonus', { space, kind, worth }));
