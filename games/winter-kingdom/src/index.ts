export type { Action } from './actions.ts';
export { terrainChosen, withBoardDrawn, withBoardOpen } from './laying.ts';
export { mandatoryOptions } from './mandatory.ts';
export type { Player, State } from './state.ts';
export type { CardsView, PrintedAbility, TableView } from './table-view.ts';
export { JOINED, SLOT_OF } from './tableaus.ts';
export { LETTERS, TERRAINS } from './terrain.ts';
export type { AbilityView, PlayerView, View } from './view.ts';
export { winterKingdom } from './winter-kingdom.ts';
