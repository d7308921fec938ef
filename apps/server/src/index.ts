export { serve } from './front.ts';
export type { ServeOptions, Serving } from './serve.ts';
export type { UsualContent } from './storage/contents.ts';
