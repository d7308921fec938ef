export { BOT_NAMES, type BotName, botNamed, refuseUnknownBot, schoolOf, studyOf } from './bots.ts';
export { GAME_NAMES, gameNamed, languagesOf, laterLanguagesOf } from './games.ts';
