import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, OwnProcess, type OwnProcessOptions } from '../tests/own-process.ts';
import { Visitor } from '../tests/visitor.ts';
import { Bystander } from './bystander.ts';

const nodeFlags = JSON.parse(readFileSync(new URL('../node-flags.json', import.meta.url), 'utf8')) as string[];
const WITH_TOKEN = { authorization: 'Bearer ops' };

export interface BesiegedOptions extends OwnProcessOptions {
  readonly data?: string;
}

/** A server in a process of its own, run by Node as `./snowbound` runs it, with what those who run it can see. */
export class Besieged {
  readonly data: string;
  readonly process: OwnProcess;

  readonly #bystanders: Bystander[] = [];

  private constructor(data: string, process: OwnProcess) {
    this.data = data;
    this.process = process;
  }

  /** Starts one, on new data unless some are given, lets it be attacked, and leaves nothing of it behind. */
  static async during<Outcome>(
    { data = mkdtempSync(join(tmpdir(), 'snowbound-siege-')), ...options }: BesiegedOptions,
    attack: (server: Besieged) => Promise<Outcome>,
  ): Promise<Outcome> {
    const server = new Besieged(data, new OwnProcess(data, await freePort(), { nodeFlags, ...options }));
    try {
      await server.process.start();
      return await attack(server);
    } finally {
      for (const bystander of server.#bystanders) bystander.leave();
      await server.process.kill();
      rmSync(data, { recursive: true });
    }
  }

  get address(): string {
    return this.process.address;
  }

  readonly visitor = (): Visitor => new Visitor(this.address);

  ready(): Promise<number> {
    return this.visitor()
      .ask('GET', '/readyz', undefined, WITH_TOKEN)
      .then(({ status }) => status);
  }

  /** The sum of a metric over all its labels. */
  async metric(name: string): Promise<number> {
    const { body } = await this.visitor().ask<string>('GET', '/metrics', undefined, WITH_TOKEN);
    const lines = body.split('\n').filter(line => line.startsWith(name));
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  }

  /** The memory that it has now, in megabytes. */
  get megabytes(): number {
    const status = readFileSync(`/proc/${this.process.pid}/status`, 'utf8');
    return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
  }

  /** Somebody sits down at a table of their own. */
  async bystander(): Promise<Bystander> {
    const bystander = await Bystander.sitDown(this.address);
    this.#bystanders.push(bystander);
    return bystander;
  }
}
