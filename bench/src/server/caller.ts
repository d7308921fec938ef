import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** An HTTP client that keeps its cookie. */
export class HttpCaller {
  readonly #address: string;
  cookie = '';

  constructor(address: string) {
    this.#address = address;
  }

  /** Sends a request and returns the body of the answer. Throws if that is an error. */
  async ask<Body>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Body> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      cookie: this.cookie,
      ...(text === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    return new Promise((resolve, reject) => {
      const asking = request(`${this.#address}${path}`, { method, agent, headers }, answer => {
        const [given] = answer.headers['set-cookie'] ?? [];
        if (given !== undefined) this.cookie = given.split(';')[0] ?? '';
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const said = Buffer.concat(parts).toString();
          if ((answer.statusCode ?? 500) >= 300) reject(new Error(`${answer.statusCode} ${path} ${said}`));
          else resolve(JSON.parse(said) as Body);
        });
        answer.on('error', reject);
      });
      asking.on('error', reject);
      asking.end(text);
    });
  }
}
