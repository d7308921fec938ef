import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isBeside, reportOn, retriesIn, runsLeft } from '../src/flakes/plan.ts';

describe('flakes', () => {
  test('every file runs so many times, all files once before any runs twice; what was done is not done again', () => {
    const done = [
      { file: 'a.spec.ts', number: 1 },
      { file: 'b.spec.ts', number: 2 },
    ];
    expect(runsLeft(['a.spec.ts', 'b.spec.ts'], 2, done)).toEqual([
      { file: 'b.spec.ts', number: 1 },
      { file: 'a.spec.ts', number: 2 },
    ]);
    expect(runsLeft(['a.spec.ts'], 20, []).filter(isBeside)).toHaveLength(10);
  });

  test('the report says how often each file failed, alone and busy, and what it said', () => {
    const run = { file: 'a.spec.ts', seconds: 1, isGreen: true, output: '' };
    const failed = { ...run, number: 2, isGreen: false, output: 'no such button' };
    expect(reportOn([{ ...run, number: 1 }, failed, { ...run, number: 3 }])).toBe(
      [
        'a.spec.ts: 0 of 2 failed alone, 1 of 1 beside busy loops',
        '\n— a.spec.ts 2, busy\nno such button',
        '',
        '2 passed, 1 failed',
      ].join('\n'),
    );
  });

  test('no browser test is tried again when it fails', () => {
    expect(retriesIn('configure({ retries: 2 })')).toEqual(['retries: 2 })']);
    const web = fileURLToPath(new URL('../../apps/web/', import.meta.url));
    const specs = readdirSync(`${web}tests`)
      .filter(name => name.endsWith('.ts'))
      .map(name => `tests/${name}`);
    for (const path of ['playwright.config.ts', ...specs]) {
      expect(retriesIn(readFileSync(web + path, 'utf8')), path).toEqual([]);
    }
    expect(readFileSync(`${web}playwright.config.ts`, 'utf8')).toContain('retries: 0');
  });
});
