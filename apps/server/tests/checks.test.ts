import { type FastifyInstance, fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import { lazyChecks } from '../src/http/checks.ts';

const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['seat'],
  properties: { seat: { type: 'integer', minimum: 0 }, move: { type: 'string' } },
};

/** What each of some bodies is answered with. */
async function answersOf(app: FastifyInstance): Promise<unknown[]> {
  app.post('/', { schema: { body: SCHEMA } }, async ({ body }) => body);
  const bodies = [{ seat: 1 }, { seat: '1' }, { seat: 1, more: true }, {}, { seat: -1, move: 'play 6' }];
  const answers = await Promise.all(bodies.map(payload => app.inject({ method: 'POST', url: '/', payload })));
  await app.close();
  return answers.map(answer => [answer.statusCode, answer.json()]);
}

describe('checks of what comes in', () => {
  test('say what Fastify’s own say', async () => {
    const ours = fastify();
    ours.setValidatorCompiler(lazyChecks());
    const fastifys = fastify({ ajv: { customOptions: { coerceTypes: false, removeAdditional: false } } });
    const answers = await answersOf(ours);
    expect(answers.map(answer => (answer as [number])[0])).toEqual([200, 400, 400, 400, 400]);
    expect(answers).toEqual(await answersOf(fastifys));
  });

  test('are made when something is first checked, and once', () => {
    let looks = 0;
    const schema = {
      get type(): string {
        looks++;
        return 'string';
      },
    };
    const check = lazyChecks()({ schema, method: 'GET', url: '/', httpPart: 'querystring' });
    expect(looks).toBe(0);
    expect(check('a')).toBe(true);
    const { errors } = check;
    const once = looks;
    expect([errors, once > 0]).toEqual([null, true]);
    expect(check(1)).toBe(false);
    expect([looks, check.errors?.[0]?.message]).toEqual([once, 'must be string']);
  });
});
