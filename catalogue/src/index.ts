export {
  adviserFor,
  BOT_NAMES,
  type BotName,
  botNamed,
  botsFor,
  labMetricsOf,
  profileOf,
  refuseUnknownBot,
  usualBotFor,
} from './bots.ts';
export { GAME_NAMES, gameNamed, gameOf, languagesOf, laterLanguagesOf } from './games.ts';
