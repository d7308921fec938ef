import { openBareHall } from './bare-sitters.ts';
import { ALL_CORES, ServerChild } from './child.ts';
import { type Stretch, steadily } from './load.ts';
import type { Hall } from './sitter.ts';

/** The bare server with as many people: what it takes in the same minutes tells how fast the machine is in them. */
export class Yardstick {
  readonly #server: ServerChild;
  readonly #hall: Hall;

  private constructor(server: ServerChild, hall: Hall) {
    this.#server = server;
    this.#hall = hall;
  }

  static async start(folder: string, tables: number, people: number): Promise<Yardstick> {
    const server = await ServerChild.start('bare-server', folder, [], ALL_CORES);
    return new Yardstick(server, await openBareHall(server.address, tables, people));
  }

  steadily(rate: number, seconds: number): Promise<Stretch> {
    return steadily(this.#hall, this.#server, rate, seconds);
  }

  async stop(): Promise<void> {
    this.#hall.close();
    await this.#server.kill();
  }
}
