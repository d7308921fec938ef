import { describe, expect, test } from 'vitest';
import { files, Projects } from '../language-projects.ts';
import { buildLanguages } from '../src/languages/build.ts';
import type { Language } from '../src/languages/read.ts';
import { wordingFaults } from '../src/languages/wording.ts';

const faults = (language: Language, text: string, path = 'apps/web/lang/') =>
  wordingFaults(text, language, path).length;

describe('wording', () => {
  test('English and Polish take no space before … and %', () => {
    for (const space of [' ', '\u00a0', '\u202f']) {
      expect(faults('en', `One moment${space}…`)).toBe(1);
      expect(faults('en', `{percent, number}${space}%`)).toBe(1);
      expect(faults('pl', `Chwileczkę${space}…`)).toBe(1);
      expect(faults('pl', `{percent, number}${space}%`)).toBe(1);
      expect(faults('de', `Einen Moment${space}…`)).toBe(0);
    }
    expect(faults('en', 'One moment… 31% to win')).toBe(0);
    expect(faults('en', 'One moment...')).toBe(1);
  });

  test.each([
    ['en', 'Lay the table'],
    ['en', 'That is all'],
    ['en', '{automa} is not beaten: 69 to your 20.'],
    ['en', 'Only who laid the table can do that.'],
    ['de', 'Tisch decken'],
    ['de', 'Das kann nur, wer den Tisch gedeckt hat.'],
    ['de', 'Wenn gilt: {needs}: 5 Punkte.'],
    ['de', 'Arbeiter, Karten und ein langer Winter'],
    ['de', 'erfüllte Aufträge'],
    ['de', 'Ziehe zwei Tiefland-Aufträge.'],
    ['pl', 'Nakryj do stołu'],
    ['pl', 'Tylko grywalne'],
  ] as const)('%s: “%s” is not said any more', (language, text) => {
    expect(faults(language, text)).toBe(1);
  });

  test('Silverfrost: Schneesturm is the Snow reward, a resource is surowiec, a supply zasoby', () => {
    const silverfrost = 'games/silverfrost/lang/';
    expect(faults('de', 'Ein Schneesturm zieht vorüber.', silverfrost)).toBe(1);
    expect(faults('de', 'Gestöber oder Schneesturm.', silverfrost)).toBe(0);
    expect(faults('de', 'Der Schneesturm fegt den Baum leer.', 'games/snow-time/lang/')).toBe(0);
    expect(faults('pl', 'Zyskaj dowolny zasób.', silverfrost)).toBe(1);
    expect(faults('pl', 'Zabierz komin do zasobów.', silverfrost)).toBe(0);
  });

  test('the build reports where it is said', () => {
    const root = new Projects().project(files({ a: 'Wait …' }, { a: 'Warte …' }, { a: 'Czekaj…' }));
    expect(buildLanguages(root, { write: false }).problems).toEqual([
      'games/hill/lang/en/journal.json: a: wording: “ …” (no space before … and %)',
    ]);
  });
});
