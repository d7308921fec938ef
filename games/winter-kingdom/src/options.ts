import { type OptionSpec, type Options, type Problem, problem, shown } from '@snowbound/engine';
import { AXES } from '@snowbound/hex';
import { ECONOMY_CARDS } from './economy/economy.ts';
import { COUNTS } from './scoring-cards/counts.ts';
import { SIDE_IDS } from './sides.ts';
import { SLOTS, TURNS } from './spaces.ts';
import { COIN_CHOICES, COINS } from './start-coins.ts';
import type { WinterKingdomContent } from './state.ts';
import { TWISTS } from './twists/twist.ts';

export const RANDOM = 'random';
export const NONE = 'none';
const SCORING_CARDS = 3;
const MOST_PLAYERS = 4;

const numbers = (from: number, count: number): string[] => Array.from({ length: count }, (_, at) => String(from + at));
export const SCORING_NAMES = numbers(1, SCORING_CARDS).map(number => `scoring-${number}`);
export const SIDE_NAMES = numbers(0, SLOTS).map(slot => `tableau-${slot}`);
export const TURNS_NAMES = numbers(0, SLOTS).map(slot => `turns-${slot}`);

/** What a table may choose: cards, coins to begin with, directions, board. */
export const OPTIONS: readonly OptionSpec[] = [
  { name: 'twist', choices: [RANDOM, NONE, ...TWISTS.map(({ id }) => id)] },
  { name: 'economy', choices: [RANDOM, ...ECONOMY_CARDS.map(({ id }) => id)] },
  ...SCORING_NAMES.map((name): OptionSpec => ({ name, choices: [RANDOM, ...Object.keys(COUNTS)] })),
  { name: COINS, choices: COIN_CHOICES },
  { name: 'line', choices: [...AXES] },
  { name: 'upper', choices: [RANDOM, ...numbers(1, SLOTS - 1)] },
  { name: 'start', choices: [RANDOM, ...numbers(0, MOST_PLAYERS)] },
  ...SIDE_NAMES.map((name): OptionSpec => ({ name, choices: [RANDOM, ...SIDE_IDS] })),
  ...TURNS_NAMES.map((name): OptionSpec => ({ name, choices: [RANDOM, ...numbers(0, TURNS)] })),
];

/** WK-1.1, WK-2.1, WK-2.5: a start player who is there, cards that are in the box, each card and each tableau once. */
export function whyNotOptions(players: number, options: Options, content: WinterKingdomContent): Problem | null {
  const idsOf = (cards: readonly { readonly id: string }[]): string[] => [RANDOM, ...cards.map(({ id }) => id)];
  const scoring = idsOf(content.scoring);
  return (
    whyNotAmong(options, 'start', [RANDOM, ...numbers(0, players)]) ??
    whyNotAmong(options, 'twist', [NONE, ...idsOf(content.twists)]) ??
    whyNotAmong(options, 'economy', idsOf(content.economy)) ??
    firstOf(SCORING_NAMES, name => whyNotAmong(options, name, scoring)) ??
    whyNotTwice(options, SCORING_NAMES, scoring, card => card) ??
    whyNotTwice(options, SIDE_NAMES, [RANDOM, ...SIDE_IDS], tableauOf)
  );
}

/** A tableau lies with one of its two sides up. */
const tableauOf = (side: string): string => side.slice(0, -1);

function whyNotAmong(options: Options, option: string, choices: readonly string[]): Problem | null {
  const given = options[option] ?? RANDOM;
  return choices.includes(given)
    ? null
    : problem('input.option-value', { option, given: shown(given), choices: choices.join(', ') });
}

/** The first of these options that wants what an earlier one has: `thing` says what a choice takes up. */
function whyNotTwice(
  options: Options,
  names: readonly string[],
  choices: readonly string[],
  thing: (choice: string) => string,
): Problem | null {
  const taken = names.flatMap(name => {
    const choice = options[name] ?? RANDOM;
    return choice === RANDOM ? [] : [{ name, choice, thing: thing(choice) }];
  });
  return firstOf(names, option => {
    const here = taken.find(({ name }) => name === option);
    const first = taken.find(entry => entry.thing === here?.thing);
    if (here === undefined || first === undefined || first === here) return null;
    const free = choices.filter(choice => taken.every(entry => entry.thing !== thing(choice)));
    const given = shown(here.choice);
    return problem('input.option-twice', { option, given, other: first.name, choices: free.join(', ') });
  });
}

function firstOf(names: readonly string[], whyNot: (name: string) => Problem | null): Problem | null {
  for (const name of names) {
    const found = whyNot(name);
    if (found !== null) return found;
  }
  return null;
}
