export { BOT_NAMES, type BotName, botNamed, labMetricsOf, profileOf, refuseUnknownBot, USUAL_BOT } from './bots.ts';
export { GAME_NAMES, gameNamed, gameOf, languagesOf, laterLanguagesOf } from './games.ts';
