import { inspect } from 'node:util';
import type { Draw } from './scene.ts';
import { unreadIn } from './unread.ts';

/** However much there is to show, this many lines are left for what happened. */
const LEAST_UNREAD = 7;

/** Everything in the view by the names of its fields: not pretty, but complete. */
export const drawPlainly: Draw = (view, { voice, paint, columns, rows, unread }) => {
  const fields = inspect(view, { depth: null, compact: 3, breakLength: columns, maxArrayLength: null }).split('\n');
  const room = Math.max(LEAST_UNREAD, rows - fields.length - 1);
  return [paint('bold', voice.nameOf('names.game')), ...unreadIn(unread, columns, room), ...fields];
};
