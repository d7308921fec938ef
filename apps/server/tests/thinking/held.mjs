// Thinks like any thread, but says what about and waits until it may.
import { BroadcastChannel } from 'node:worker_threads';
import { chooseMove as reallyThink } from '../../dist/bots/choose-move.js';

const begun = new BroadcastChannel('thoughts begun');
const released = new BroadcastChannel('thoughts released');

export function chooseMove(task) {
  return new Promise((resolve, reject) => {
    released.onmessage = () => reallyThink(task).then(resolve, reject);
    const { record, seat, bot } = task.thought;
    begun.postMessage({ record, seat, bot });
  });
}
