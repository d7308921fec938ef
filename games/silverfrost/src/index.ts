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
export { speakerOf } from './content/speaker.ts';
export type { PrintedCard, PrintedLocation, PrintedQuest, PrintedThing, PrintedThings } from './printed.ts';
export { silverfrost } from './silverfrost.ts';
export type { Forecast } from './turn/forecast.ts';
export type { BuildingView, LocationView, PlayerView, ValleyView, View } from './view.ts';
export type { MineView, Progress } from './view-mine.ts';
export type { MapCornerView, MapView, PawsView } from './view-paws.ts';
