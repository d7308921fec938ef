import { refuseUnknownBot } from '@snowbound/catalogue';
import type { Budget } from '@snowbound/engine';
import { misuse } from '../words.ts';
import { isFixedMove } from './fixed-move.ts';

/** A bot in the arena and how long it may think; `null` if as long as it likes. */
export interface Entrant {
  /** As given, such as `hard@200ms`. */
  readonly label: string;
  readonly bot: string;
  readonly budget: Budget | null;
}

const MOST_ITERATIONS = 1_000_000_000;
const MOST_MILLISECONDS = 60_000;

/** Reads `500` iterations or `200ms`. */
export const budgetFor =
  (option: string) =>
  (given: string): Budget => {
    const [, digits, unit] = /^(\d{1,10})(ms)?$/.exec(given) ?? [];
    const value = Number(digits);
    const most = unit === undefined ? MOST_ITERATIONS : MOST_MILLISECONDS;
    if (digits === undefined || value < 1 || value > most) throw misuse('cli.not-a-budget', { option, given });
    return unit === undefined ? { iterations: value } : { iterations: MOST_ITERATIONS, milliseconds: value };
  };

/** Reads two or more bots separated by commas, each perhaps with a budget of its own: `hard@200ms,greedy`. */
export function entrantsFrom(given: string): readonly Entrant[] {
  const entrants = given.split(',').map(part => entrantFrom(part.trim()));
  if (entrants.length < 2) throw misuse('cli.arena-too-few', { given });
  const labels = entrants.map(({ label }) => label);
  const twice = labels.find((label, at) => labels.indexOf(label) < at);
  if (twice !== undefined) throw misuse('cli.arena-twice', { name: twice });
  return entrants;
}

function entrantFrom(label: string): Entrant {
  const [bot = '', budget, ...rest] = label.split('@');
  if (!isFixedMove(bot)) refuseUnknownBot(bot);
  if (rest.length > 0) throw misuse('cli.not-a-budget', { option: '--bots', given: label });
  return { label, bot, budget: budget === undefined ? null : budgetFor('--bots')(budget) };
}

/** The bot with its budget, wherever that was given. */
export function described({ bot, budget }: Entrant): string {
  if (budget === null) return bot;
  return `${bot}@${budget.milliseconds === undefined ? budget.iterations : `${budget.milliseconds}ms`}`;
}
