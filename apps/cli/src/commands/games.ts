import { BOT_NAMES, type BotName, botsFor, GAME_NAMES, gameNamed } from '@snowbound/catalogue';
import { EXIT } from '../exit-codes.ts';
import { columnsOf } from '../terminal/layout.ts';
import { Voice } from '../voice.ts';

/** Lists the games of the house and the bots that play them. */
export async function games(voice: Voice): Promise<number> {
  const rows = await Promise.all(GAME_NAMES.map(name => gameRow(name, voice)));
  const about: Readonly<Record<BotName, string>> = {
    random: voice.tell('cli.bot-random'),
    greedy: voice.tell('cli.bot-greedy'),
    easy: voice.tell('cli.bot-easy'),
    medium: voice.tell('cli.bot-medium'),
    hard: voice.tell('cli.bot-hard'),
    expert: voice.tell('cli.bot-expert'),
  };
  const lines = [
    voice.tell('cli.games'),
    ...columnsOf(rows),
    '',
    voice.tell('cli.bots'),
    ...columnsOf(BOT_NAMES.map(name => [`  ${name}`, about[name]])),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return EXIT.well;
}

async function gameRow(name: string, { locale }: Voice): Promise<string[]> {
  const game = await gameNamed(name);
  const voice = await Voice.of(locale);
  await voice.speakOf(game);
  const bots = botsFor(name);
  return [
    `  ${name}`,
    voice.nameOf('names.game'),
    voice.tell('cli.players-range', { least: game.players.least, most: game.players.most }),
    ...(bots.length < BOT_NAMES.length ? [voice.tell('cli.bots-only', { bots: voice.list(bots) })] : []),
  ];
}
