export { terrainChosen, withBoardDrawn, withBoardOpen } from './laying.ts';
export { mandatoryOptions } from './mandatory.ts';
export { SLOT_OF } from './spaces.ts';
export type { Player, State } from './state.ts';
export type { CardsView, PrintedAbility, TableView } from './table-view.ts';
export { JOINED } from './tableaus.ts';
export { LETTERS, TERRAINS } from './terrain.ts';
export type { AbilityView, PlayerView, View } from './view.ts';
export { winterKingdom } from './winter-kingdom.ts';
