// Thinks like any thread, but says what about and waits until it may.
import { BroadcastChannel } from 'node:worker_threads';
import { chooseMove as reallyChooseMove } from '../../dist/bots/choose-move.js';

const begun = new BroadcastChannel('thoughts begun');
const released = new BroadcastChannel('thoughts released');

export function chooseMove(task) {
  return new Promise((resolve, reject) => {
    released.onmessage = () => reallyChooseMove(task).then(resolve, reject);
    const { record, seat, bot } = task.request;
    begun.postMessage({ record, seat, bot });
  });
}
