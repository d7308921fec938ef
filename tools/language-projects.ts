import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const repository: string = fileURLToPath(new URL('..', import.meta.url));

/** Temporary folders for the tests of a file, which go when they are over. */
export class Projects {
  readonly #roots: string[] = [];

  constructor() {
    afterAll(() => {
      for (const root of this.#roots) rmSync(root, { recursive: true });
    });
  }

  folder(): string {
    const root = mkdtempSync(join(tmpdir(), 'languages-'));
    this.#roots.push(root);
    return root;
  }

  /** A repository in a temporary folder; a file's content is written as JSON unless it is a string. */
  readonly project = (files: Readonly<Record<string, unknown>>): string => {
    const root = this.folder();
    const manifests = {
      'package.json': { workspaces: ['engine', 'games/*', 'absent', 'none/*'] },
      'games/hill/package.json': { name: '@snowbound/hill' },
    };
    for (const [path, content] of Object.entries({ ...manifests, ...files })) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
    }
    return root;
  };
}

export const files = (en: unknown, de: unknown, pl: unknown): Readonly<Record<string, unknown>> => ({
  'games/hill/lang/en/journal.json': en,
  'games/hill/lang/de/journal.json': de,
  'games/hill/lang/pl/journal.json': pl,
});

export const cards = {
  en: '{count, plural, one {# card} other {# cards}}',
  de: '{count, plural, one {# Karte} other {# Karten}}',
  pl: '{count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
};
