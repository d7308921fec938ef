import { greedy, random } from '@snowbound/bots';
import { type AnyGame, type Bot, problem } from '@snowbound/engine';

export const BOT_NAMES = ['random', 'greedy'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** The bot of this name, ready for this game. */
export function botNamed(name: string, game: AnyGame): Bot<unknown, unknown, unknown> {
  if (name === 'random') return random();
  if (name === 'greedy') return greedy(game);
  throw problem('input.unknown-bot', { given: name, known: BOT_NAMES.join(', ') });
}
