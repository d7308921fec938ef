// Thinks like any thread, but not for less than a moment.
import { setTimeout as pause } from 'node:timers/promises';
import { think as reallyThink } from '../../dist/bots/think.js';

export async function think(task) {
  task.begun.postMessage(null);
  await pause(100);
  return reallyThink(task);
}
