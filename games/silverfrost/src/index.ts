export { bigCritterText, cardText, questText } from './cards/card-text.ts';
export { speakerOf } from './content/content.ts';
export { silverfrost } from './silverfrost.ts';
export type { BuildingView, LocationView, PlayerView, ValleyView, View } from './view.ts';
