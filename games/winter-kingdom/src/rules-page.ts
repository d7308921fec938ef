import { type Known, leastSure, type Phrase, type RuleEntry, type RuleSection } from '@snowbound/engine';
import type { AbilityFile, ScoringFile } from './content-file.ts';
import { ECONOMY_CARDS } from './economy/economy.ts';
import { EVEN } from './start-coins.ts';
import type { WinterKingdomContent } from './state.ts';
import { TWISTS } from './twists/twist.ts';
import { phrase } from './words.ts';

/** The rules in the order of the page, each as sure as its least sure sentence. Texts: the `rules.json` of each language. */
export function rulesPage(content: WinterKingdomContent): readonly RuleSection[] {
  const { abilities, scoring, economy, twists } = content.file;
  return [
    {
      title: phrase('WK-1', 'rules.WK-1'),
      rules: [
        rule('certain', phrase('WK-1.1', 'rules.WK-1.1')),
        rule('certain', phrase('WK-1.2', 'rules.WK-1.2')),
        rule('certain', phrase('WK-1.3', 'rules.WK-1.3')),
        rule('house', phrase('WK-1.4', 'rules.WK-1.4')),
        rule('certain', phrase('WK-1.5', 'rules.WK-1.5')),
      ],
    },
    {
      title: phrase('WK-2', 'rules.WK-2'),
      rules: [
        rule('certain', phrase('WK-2.1', 'rules.WK-2.1')),
        rule('house', phrase('WK-2.2', 'rules.WK-2.2')),
        rule('certain', phrase('WK-2.3', 'rules.WK-2.3')),
        evenCoinsEntry,
        rule('house', phrase('WK-2.4', 'rules.WK-2.4')),
        rule('certain', phrase('WK-2.5', 'rules.WK-2.5')),
      ],
    },
    {
      title: phrase('WK-3', 'rules.WK-3'),
      rules: [
        rule('house', phrase('WK-3.1', 'rules.WK-3.1')),
        rule('certain', phrase('WK-3.2', 'rules.WK-3.2')),
        rule('certain', phrase('WK-3.3', 'rules.WK-3.3')),
        rule('certain', phrase('WK-3.4', 'rules.WK-3.4')),
        rule('house', phrase('WK-3.5', 'rules.WK-3.5')),
      ],
    },
    {
      title: phrase('WK-4', 'rules.WK-4'),
      rules: [
        rule('certain', phrase('WK-4.1', 'rules.WK-4.1')),
        rule('certain', phrase('WK-4.2', 'rules.WK-4.2')),
        rule('inferred', phrase('WK-4.3', 'rules.WK-4.3')),
        rule('inferred', phrase('WK-4.4', 'rules.WK-4.4')),
      ],
    },
    {
      title: phrase('WK-5', 'rules.WK-5'),
      rules: [
        rule('certain', phrase('WK-5', 'rules.WK-5.text')),
        rule('inferred', phrase('WK-5.1', 'rules.WK-5.1')),
        rule('inferred', phrase('WK-5.2', 'rules.WK-5.2')),
        rule('inferred', phrase('WK-5.3', 'rules.WK-5.3')),
        rule('house', phrase('WK-5.4', 'rules.WK-5.4')),
        rule('inferred', phrase('WK-5.5', 'rules.WK-5.5')),
        rule('inferred', phrase('WK-5.6', 'rules.WK-5.6')),
        rule('house', phrase('WK-5.7', 'rules.WK-5.7')),
        rule('inferred', phrase('WK-5.8', 'rules.WK-5.8')),
        card('WK-5', 'tunnel', 'certain', { name: 'deeds.move-through-tunnel' }),
        ...abilities.map(abilityEntry),
      ],
    },
    {
      title: phrase('WK-6', 'rules.WK-6'),
      rules: [rule('certain', phrase('WK-6', 'rules.WK-6.text')), ...scoring.map(scoringEntry)],
    },
    {
      title: phrase('WK-7', 'rules.WK-7'),
      rules: [
        rule('house', phrase('WK-7', 'rules.WK-7.text')),
        ...economy.map(({ id, known }) => card(ECONOMY_RULES[id] ?? 'WK-7', id, known, { name: `cards.${id}` })),
      ],
    },
    {
      title: phrase('WK-8', 'rules.WK-8'),
      rules: twists.map(({ id, known }) => card(TWIST_RULES[id] ?? 'WK-8', id, known, { name: `cards.${id}` })),
    },
    {
      title: phrase('WK-9', 'rules.WK-9'),
      rules: [rule('house', phrase('WK-9.1', 'rules.WK-9.1')), rule('certain', phrase('WK-9.2', 'rules.WK-9.2'))],
    },
    { title: phrase('WK-10', 'rules.WK-10'), rules: [rule('certain', phrase('WK-10', 'rules.WK-10.text'))] },
  ];
}

/** Coins as sentences list them. */
const listed = (players: number): string => (EVEN.inTurnOrder[players] ?? []).join(', ');

const evenCoinsEntry: RuleEntry = {
  id: 'WK-2.3 even',
  known: EVEN.known,
  text: phrase('WK-2.3', 'rules.even-coins', { two: listed(2), three: listed(3), four: listed(4) }),
};

const rule = (known: Known, text: Phrase): RuleEntry => ({ id: text.rule, known, text });

const ECONOMY_RULES: Readonly<Record<string, string>> = Object.fromEntries(
  ECONOMY_CARDS.map(({ id, rule: cited }) => [id, cited]),
);
const TWIST_RULES: Readonly<Record<string, string>> = Object.fromEntries(
  TWISTS.map(({ id, rule: cited }) => [id, cited]),
);

function card(cited: string, id: string, known: Known, text: { readonly name: string }): RuleEntry {
  const said = phrase(cited, 'rules.card', { card: { name: `names.${id}` }, text });
  return { id: cited === 'WK-5' ? `${cited} ${id}` : cited, known, text: said };
}

const abilityEntry = ({ id, kind, first, second, buy, upgrade, known }: AbilityFile): RuleEntry => ({
  id: `WK-5 ${id}`,
  known,
  text: phrase('WK-5', 'rules.ability-card', {
    card: { name: `names.${id}` },
    first: { name: `deeds.${first}` },
    second: { key: `deeds.${second}`, rule: 'WK-5', values: { kind } },
    kind,
    buy: buy.value,
    upgrade: upgrade.value,
  }),
});

const scoringEntry = ({ id, points, each }: ScoringFile): RuleEntry => ({
  id: `WK-6 ${id}`,
  known: leastSure(points.known, each.known),
  text: phrase('WK-6', 'rules.scoring-card', {
    card: { name: `names.${id}` },
    points: points.value,
    text: { key: `cards.${id}`, rule: 'WK-6', values: { each: each.value } },
  }),
});
