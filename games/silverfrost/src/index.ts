export type { Action } from './actions.ts';
export type { BigCritterFile, CardFile, ContentFile, QuestFile } from './cards/card.ts';
export { bigCritterText, cardText, questText } from './cards/card-text.ts';
export {
  type Ability,
  HAD,
  HEADS,
  type Head,
  type Occasion,
  type Requirement,
  type Words,
} from './cards/words/word.ts';
export { hasChimney, isOpen, kindIn } from './city.ts';
export { speakerOf } from './content/speaker.ts';
export { amountOf, FIRE, POINT, PRICED, priced, resourcesIn, SNOW } from './goods.ts';
export { isIn, qualifies } from './guild.ts';
export { numberOf } from './hand.ts';
export { standingOf } from './locations/crowd.ts';
export type { PrintedCard, PrintedLocation, PrintedQuest, PrintedThing, PrintedThings } from './printed.ts';
export { snowReward } from './scoring.ts';
export type { BuildingView, LocationView, Progress, QuestView, ValleyView } from './shared-views.ts';
export { silverfrost } from './silverfrost.ts';
export { type Card, NO_CARD, type Player, type State } from './state.ts';
export type { Forecast } from './turn/forecast.ts';
export type { View } from './view.ts';
export type { MineView } from './view-mine.ts';
export type { MapCornerView, MapView, PawsView } from './view-paws.ts';
export type { PlayerView } from './view-player.ts';
export type { Pauses } from './wishes.ts';
