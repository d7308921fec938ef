export type { ServeOptions, Serving } from './serve.ts';
export { serve } from './start.ts';
export type { UsualContent } from './storage/contents.ts';
