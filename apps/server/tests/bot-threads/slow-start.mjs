// A thread that starts slowly and then answers at once.
import { setTimeout as pause } from 'node:timers/promises';

await pause(1500);

export function chooseMove({ begun }) {
  begun.postMessage(null);
  return 'move';
}
