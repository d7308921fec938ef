import { openBareTables } from './bare-players.ts';
import { ALL_CORES, ServerChild } from './child.ts';
import { type Stretch, steadily } from './load.ts';
import type { LoadTables } from './load-player.ts';

/** The bare server with as many players. Its cost in the same minutes shows how fast the machine is then. */
export class Yardstick {
  readonly #server: ServerChild;
  readonly #tables: LoadTables;

  private constructor(server: ServerChild, loadTables: LoadTables) {
    this.#server = server;
    this.#tables = loadTables;
  }

  static async start(folder: string, tables: number, people: number): Promise<Yardstick> {
    const server = await ServerChild.start('bare-server', folder, [], ALL_CORES);
    return new Yardstick(server, await openBareTables(server.address, tables, people));
  }

  steadily(rate: number, seconds: number): Promise<Stretch> {
    return steadily(this.#tables, this.#server, rate, seconds);
  }

  async stop(): Promise<void> {
    this.#tables.close();
    await this.#server.kill();
  }
}
