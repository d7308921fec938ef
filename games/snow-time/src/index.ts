export { snowTime } from './snow-time.ts';
export type { ColourView, View } from './view.ts';
