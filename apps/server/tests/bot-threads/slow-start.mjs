// A thread that takes its time to start, and then none to think.
import { setTimeout as pause } from 'node:timers/promises';

await pause(1500);

export function chooseMove({ begun }) {
  begun.postMessage(null);
  return 'thought';
}
