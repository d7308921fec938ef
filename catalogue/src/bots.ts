import { type AnyProfile, greedy, LEVEL_NAMES, LEVELS, random, type SuggestingBot } from '@snowbound/bots';
import type { AnyLabMetrics } from '@snowbound/bots/lab';
import { type AnyGame, type Bot, type Clock, problem } from '@snowbound/engine';
import { findDoor } from './games.ts';

/** Bots that need to know nothing of a game but its rules. */
const PLAIN_NAMES = ['random', 'greedy'] as const;
export const BOT_NAMES = [...PLAIN_NAMES, ...LEVEL_NAMES] as const;
export type BotName = (typeof BOT_NAMES)[number];

const hasProfile = (game: string): boolean => findDoor(game)?.profile !== undefined;

/** The bots there are for a game: without a profile it has no levels. */
export const botsFor = (game: string): readonly BotName[] => (hasProfile(game) ? BOT_NAMES : PLAIN_NAMES);

/** Who plays where nobody says otherwise. */
export const usualBotFor = (game: string): BotName => (hasProfile(game) ? 'medium' : 'greedy');

export const profileOf = async (game: string): Promise<AnyProfile | null> =>
  (await findDoor(game)?.profile?.()) ?? null;

export const labMetricsOf = async (game: string): Promise<AnyLabMetrics | null> =>
  (await findDoor(game)?.labMetrics?.()) ?? null;

export function refuseUnknownBot(name: string): asserts name is BotName {
  if (!BOT_NAMES.some(known => known === name))
    throw problem('input.unknown-bot', { given: name, known: BOT_NAMES.join(', ') });
}

/** The bot of this name, ready for this game; `now` is the clock for those that think until their time is up. */
export async function botNamed(name: string, game: AnyGame, now?: Clock): Promise<Bot<unknown, unknown, unknown>> {
  refuseUnknownBot(name);
  if (name === 'random') return random();
  if (name === 'greedy') return greedy(game);
  return (await levelOf(name, game, now)) ?? greedy(game);
}

/** The bot that says what it thinks of the moves; `null` where there are no levels. */
export const adviserFor = (game: AnyGame, now?: Clock): Promise<SuggestingBot<unknown, unknown, unknown> | null> =>
  levelOf('expert', game, now);

async function levelOf(
  name: keyof typeof LEVELS,
  game: AnyGame,
  now?: Clock,
): Promise<SuggestingBot<unknown, unknown, unknown> | null> {
  const profile = await profileOf(game.name);
  if (profile === null) return null;
  const bot = profile.bot(game, profile.evaluation, LEVELS[name]);
  return now === undefined ? bot : { ...bot, budget: { ...bot.budget, now } };
}
