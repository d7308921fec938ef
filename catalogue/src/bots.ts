import { type AnyProfile, greedy, LEVEL_NAMES, LEVELS, random } from '@snowbound/bots';
import type { AnyLabMetrics } from '@snowbound/bots/lab';
import { type AnyGame, type Bot, type Clock, problem } from '@snowbound/engine';
import { loaded } from './games.ts';

export const BOT_NAMES = ['random', 'greedy', ...LEVEL_NAMES] as const;
/** Who plays where nobody says otherwise. */
export const USUAL_BOT: BotName = 'medium';
export type BotName = (typeof BOT_NAMES)[number];

/** How the bots of each game think, loaded only when they do. */
const PROFILES: Readonly<Record<string, () => Promise<AnyProfile>>> = {
  'snow-time': async () => (await import('@snowbound/bots/snow-time')).snowTimeProfile,
  'winter-kingdom': async () => (await import('@snowbound/bots/winter-kingdom')).winterKingdomProfile,
  silverfrost: async () => (await import('@snowbound/bots/silverfrost')).silverfrostProfile,
};

/** What is worth knowing about each game, for those who measure. */
const LAB_METRICS: Readonly<Record<string, () => Promise<AnyLabMetrics>>> = {
  'snow-time': async () => (await import('@snowbound/bots/snow-time/lab-metrics')).snowTimeLabMetrics,
  'winter-kingdom': async () => (await import('@snowbound/bots/winter-kingdom/lab-metrics')).winterKingdomLabMetrics,
  silverfrost: async () => (await import('@snowbound/bots/silverfrost/lab-metrics')).silverfrostLabMetrics,
};

export const profileOf = async (game: string): Promise<AnyProfile> => loaded(PROFILES, game);

export const labMetricsOf = async (game: string): Promise<AnyLabMetrics> => loaded(LAB_METRICS, game);

export function refuseUnknownBot(name: string): asserts name is BotName {
  if (!BOT_NAMES.some(known => known === name))
    throw problem('input.unknown-bot', { given: name, known: BOT_NAMES.join(', ') });
}

/** The bot of this name, ready for this game; `now` is the clock for those that think until their time is up. */
export async function botNamed(name: string, game: AnyGame, now?: Clock): Promise<Bot<unknown, unknown, unknown>> {
  refuseUnknownBot(name);
  if (name === 'random') return random();
  if (name === 'greedy') return greedy(game);
  const profile = await profileOf(game.name);
  const thinker = profile.bot(game, profile.evaluation, LEVELS[name]);
  return now === undefined ? thinker : { ...thinker, budget: { ...thinker.budget, now } };
}
