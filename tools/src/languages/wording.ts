import type { Language } from './read.ts';

/** A turn of phrase that no text may have, and what is said instead. */
interface Banned {
  readonly language: Language;
  readonly pattern: RegExp;
  readonly instead: string;
  /** Where a word means something else elsewhere: the beginning of the path it is banned under. */
  readonly under?: string;
  /** Texts that may have it all the same. */
  readonly unless?: RegExp;
}

const SILVERFROST = 'games/silverfrost/';

const BANNED: readonly Banned[] = [
  // Typography.
  { language: 'en', pattern: /[ \u00a0\u202f][…%]/, instead: 'no space before … and %' },
  { language: 'pl', pattern: /[ \u00a0\u202f][…%]/, instead: 'no space before … and %' },
  { language: 'en', pattern: /\.\.\./, instead: '…' },
  { language: 'de', pattern: /\.\.\./, instead: '…' },
  { language: 'pl', pattern: /\.\.\./, instead: '…' },
  // What a native reader stumbled over.
  { language: 'en', pattern: /\b(?:lay|laid) the table\b|table is laid/i, instead: 'Create table' },
  { language: 'en', pattern: /\bthat is all\b/i, instead: 'Done' },
  { language: 'en', pattern: /piece of your mandatory action/, instead: 'Build on … (1 of 3)' },
  { language: 'en', pattern: /taken back freely/, instead: 'the others must agree' },
  { language: 'en', pattern: /counts in no ranking/, instead: 'nothing where there is no ranking' },
  { language: 'en', pattern: /not what we want/, instead: 'Legal, but first: …' },
  { language: 'en', pattern: /are touched when/, instead: 'Nothing to pay right now.' },
  { language: 'en', pattern: /is not beaten/, instead: '… wins' },
  { language: 'en', pattern: /\bin 100\b|fairly sure/, instead: '…% to win' },
  { language: 'de', pattern: /Tisch (?:ge)?deck/, instead: 'Tisch eröffnen' },
  { language: 'de', pattern: /wollen wir etwas anderes sehen/, instead: 'erlaubt, aber zuerst: …' },
  { language: 'de', pattern: /Hauswert/, instead: 'eigener Wert' },
  { language: 'de', pattern: /Es fehl(?:t|en) noch \{/, instead: 'Warten auf …' },
  { language: 'de', pattern: /mit ihm rechnen/, instead: 'um unberechenbar zu bleiben' },
  { language: 'de', pattern: /Eines ist geschehen/, instead: 'Ein Ereignis' },
  { language: 'de', pattern: /Ein Zug ist eine Sache/, instead: 'In deinem Zug tust du genau eins' },
  { language: 'de', pattern: /[Ww]enn gilt/, instead: '…, wenn du …' },
  { language: 'de', pattern: /(?:Hoch|Tief)land-/, instead: 'Hochlandauftrag, Tieflandauftrag' },
  { language: 'de', pattern: /\bArbeiter/, instead: 'Tier' },
  { language: 'de', pattern: /[Ee]rfüllt?e?[nrs]? (?:den |einen )?Auftr|Auftr\S+ erfüll/, instead: 'erledigt' },
  { language: 'de', pattern: /erfüll/i, instead: 'erledigt', under: SILVERFROST },
  {
    ...{ language: 'de', pattern: /Schneest[uü]rm/, instead: 'Schneekarte (Schneesturm is the reward)' },
    ...{ under: SILVERFROST, unless: /Gestöber/ },
  },
  { language: 'pl', pattern: /Nakryj/, instead: 'Utwórz stół' },
  { language: 'pl', pattern: /Żółć/, instead: 'Żółty' },
  { language: 'pl', pattern: /O co chodzi/, instead: 'Pytanie' },
  { language: 'pl', pattern: /grywaln/, instead: 'do zagrania' },
  { language: 'pl', pattern: /[Mm]asz już spasowane/, instead: 'Po spasowaniu nie ma już tur' },
  { language: 'pl', pattern: /leci \{/, instead: 'lecą: …' },
  { language: 'pl', pattern: /jeszcze bez gry/, instead: 'jeszcze nie grano' },
  { language: 'pl', pattern: /o jedna |[Jj]est 24 /, instead: 'o jedną …, są 24 …' },
  { language: 'pl', pattern: /zasób|zasob(?:em|u)\b|dowoln\S+ zasob/, instead: 'surowiec', under: SILVERFROST },
];

/** What is wrong with the wording of a text; one sentence each. */
export const wordingFaults = (text: string, language: Language, path: string): readonly string[] =>
  BANNED.flatMap(({ language: of, pattern, instead, under = '', unless }) => {
    const found = of === language && path.startsWith(under) ? pattern.exec(text)?.[0] : undefined;
    return found === undefined || unless?.test(text) === true ? [] : [`wording: “${found}” (${instead})`];
  });
