export type { Action } from './actions.ts';
export { CARD_NAMES, GUARDIAN, HEALER, has, SNOWSTORM } from './cards.ts';
export { snowTime } from './snow-time.ts';
export type { State } from './state.ts';
export type { ColourView, View } from './view.ts';
