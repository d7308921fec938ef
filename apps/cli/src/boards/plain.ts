import { inspect } from 'node:util';
import { newsIn } from './news.ts';
import type { Draw } from './scene.ts';

/** Everything in the view by the names of its fields: not pretty, but complete. */
export const drawPlainly: Draw = (view, { voice, paint, columns, rows, news }) => [
  paint('bold', voice.nameOf('names.game')),
  ...newsIn(news, columns, rows),
  ...inspect(view, { depth: null, compact: 3, breakLength: columns, maxArrayLength: null }).split('\n'),
];
