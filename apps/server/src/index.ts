export type { UsualContent } from './contents/contents.ts';
export type { ServeOptions, Serving } from './serve.ts';
export { serve } from './start.ts';
