// Chooses as usual, but reports each request and waits until it is released.
import { BroadcastChannel } from 'node:worker_threads';
import { chooseMove as reallyChooseMove } from '../../dist/bots/choose-move.js';

const begun = new BroadcastChannel('request begun');
const released = new BroadcastChannel('request released');

export function chooseMove(task) {
  return new Promise((resolve, reject) => {
    released.onmessage = () => reallyChooseMove(task).then(resolve, reject);
    const { record, seat, bot } = task.request;
    begun.postMessage({ record, seat, bot });
  });
}
