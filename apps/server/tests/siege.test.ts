import { describe, expect, test } from 'vitest';
import { ATTACKS } from '../siege/attacks.ts';

// What `npm run siege -- --brief` does. The whole siege takes minutes and is judged in milliseconds too.
describe('in a brief siege the server holds', () => {
  test.each(ATTACKS.map(attack => [attack.name, attack] as const))('%s', async (_name, attack) => {
    const { times, faults } = await attack.run('brief');
    expect(faults).toEqual([]);
    expect(times).toBeGreaterThan(0);
  });
});
