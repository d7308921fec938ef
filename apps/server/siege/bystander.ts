import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Faults, quantile, type Size } from './attack.ts';

const script = fileURLToPath(new URL('play-beside.mjs', import.meta.url));
/** What is promised, for a machine that does nothing else; how busy it is while the test command runs is not the server's fault. */
const MOST_MILLISECONDS: Readonly<Record<Size, number>> = { full: 100, brief: 5000 };

export interface Patience {
  readonly bystanderMoves: number;
  readonly bystanderP50Milliseconds: number;
  readonly bystanderP99Milliseconds: number;
}

/** Somebody who plays at another table while the server is attacked, in a process of their own. */
export class Bystander {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async sitDown(address: string): Promise<Bystander> {
    const child = fork(script, [address], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    await once(child, 'message');
    return new Bystander(child);
  }

  leave(): void {
    this.#child.kill();
  }

  /** How long moves took to be acknowledged, from move to answer. */
  async getUp(size: Size, faults: Faults): Promise<Patience> {
    if (!this.#child.connected) throw new Error('the bystander has given up');
    const told = once(this.#child, 'message');
    this.#child.send('enough');
    const [times] = (await told) as [number[]];
    const bystanderP99Milliseconds = quantile(times, 0.99);
    const most = MOST_MILLISECONDS[size];
    faults.expect(times.length > 0, 'the bystander could not play at all');
    faults.expect(
      bystanderP99Milliseconds < most,
      `the bystander waited ${bystanderP99Milliseconds} ms (p99) for a move, not less than ${most} ms`,
    );
    return { bystanderMoves: times.length, bystanderP50Milliseconds: quantile(times, 0.5), bystanderP99Milliseconds };
  }
}
