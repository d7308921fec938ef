// Chooses as usual, but takes at least a moment.
import { setTimeout as pause } from 'node:timers/promises';
import { chooseMove as reallyChooseMove } from '../../dist/bots/choose-move.js';

export async function chooseMove(task) {
  task.begun.postMessage(null);
  await pause(100);
  return reallyChooseMove(task);
}
