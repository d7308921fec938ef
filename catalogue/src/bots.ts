import { type AnySchool, greedy, LEVEL_NAMES, LEVELS, random } from '@snowbound/bots';
import type { AnyStudy } from '@snowbound/bots/lab';
import { type AnyGame, type Bot, type Clock, problem } from '@snowbound/engine';
import { loaded } from './games.ts';

export const BOT_NAMES = ['random', 'greedy', ...LEVEL_NAMES] as const;
/** Who plays where nobody says otherwise. */
export const USUAL_BOT: BotName = 'medium';
export type BotName = (typeof BOT_NAMES)[number];

/** How the bots of each game think, loaded only when they do. */
const SCHOOLS: Readonly<Record<string, () => Promise<AnySchool>>> = {
  'snow-time': async () => (await import('@snowbound/bots/snow-time')).snowTimeSchool,
  'winter-kingdom': async () => (await import('@snowbound/bots/winter-kingdom')).winterKingdomSchool,
  silverfrost: async () => (await import('@snowbound/bots/silverfrost')).silverfrostSchool,
};

/** What is worth knowing about each game, for those who measure. */
const STUDIES: Readonly<Record<string, () => Promise<AnyStudy>>> = {
  'snow-time': async () => (await import('@snowbound/bots/snow-time/study')).snowTimeStudy,
  'winter-kingdom': async () => (await import('@snowbound/bots/winter-kingdom/study')).winterKingdomStudy,
  silverfrost: async () => (await import('@snowbound/bots/silverfrost/study')).silverfrostStudy,
};

export const schoolOf = async (game: string): Promise<AnySchool> => loaded(SCHOOLS, game);

export const studyOf = async (game: string): Promise<AnyStudy> => loaded(STUDIES, game);

export function refuseUnknownBot(name: string): asserts name is BotName {
  if (!BOT_NAMES.some(known => known === name))
    throw problem('input.unknown-bot', { given: name, known: BOT_NAMES.join(', ') });
}

/** The bot of this name, ready for this game; `now` is the clock for those that think until their time is up. */
export async function botNamed(name: string, game: AnyGame, now?: Clock): Promise<Bot<unknown, unknown, unknown>> {
  refuseUnknownBot(name);
  if (name === 'random') return random();
  if (name === 'greedy') return greedy(game);
  const school = await schoolOf(game.name);
  const thinker = school.thinker(game, school.mind, LEVELS[name]);
  return now === undefined ? thinker : { ...thinker, budget: { ...thinker.budget, now } };
}
