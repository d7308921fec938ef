export { BOT_NAMES, type BotName, botNamed } from './bots.ts';
export { GAME_NAMES, gameNamed, languagesOf, laterLanguagesOf } from './games.ts';
