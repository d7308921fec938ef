import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Shell } from './shell.ts';

const shell = new Shell();
const undated = (module: string): string => module.replace(/'\d{4}-\d\d-\d\d'/, 'a day');

// Silverfrost’s take minutes; they are compared by hand, with the command written in them.
test('Snow Time’s weights are those that the command written in them gives', async () => {
  const kept = readFileSync(new URL('../../../bots/src/snow-time/weights.ts', import.meta.url), 'utf8');
  const [, command = ''] = /'snowbound (train [^']+)'/.exec(kept) ?? [];
  const { code, out } = await shell.run(command.split(' '));
  expect(code).toBe(0);
  expect(undated(out)).toBe(undated(kept));
});
