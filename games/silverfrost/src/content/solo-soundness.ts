import { COLOURS } from '../cards/words/word.ts';
import { MOUNTAIN_SPACES } from '../mountain.ts';
import { LEVELS } from '../paws/paws.ts';
import { AIMS, CORNERS, type MapFile, type SchemeCorner, type SchemeFile } from '../paws/solo-file.ts';
import { phrase } from '../words.ts';
import type { Judged } from './judging.ts';
import type { Report } from './report.ts';

/** SF-10.1 */
const PILE = 5;
/** What the house means by “about equally”: neither is called for more than this share. */
const MOST_OF_ALL_CALLS = 0.55;

/** SF-12: what must hold of Paws's cards. */
export function checkSolo(report: Report, judged: Judged, isHouse: boolean): void {
  const { entries, tactics, levels } = judged;
  // A mountain that is wrong itself has been complained about.
  const mountain = new Set(judged.mountain).size === MOUNTAIN_SPACES ? judged.mountain : null;
  for (const map of entries.maps) checkMap(report, map);
  for (const scheme of entries.schemes) checkScheme(report, scheme, mountain);
  if (tactics !== null && (tactics.length !== AIMS.length || new Set(tactics).size !== AIMS.length)) {
    report.add(phrase('SF-12', 'problems.each-once', { at: 'content.tactics.value', given: AIMS.join(', ') }));
  }
  if (levels !== null && levels.length !== LEVELS.length) {
    const values = { at: 'content.levels.value', given: levels.length, needed: LEVELS.length };
    report.add(phrase('SF-12', 'problems.count', values));
  }
  levels?.forEach(({ lowlands, highlands }, index) => {
    if (lowlands + highlands === PILE) return;
    const values = { at: `content.levels.value[${index}]`, given: lowlands + highlands, needed: PILE };
    report.add(phrase('SF-10.1', 'problems.count', values));
  });
  if (isHouse) checkBalance(report, entries);
}

function checkMap(report: Report, { id, corners }: MapFile): void {
  const at = `content.maps (${id}).corners`;
  countCorners(report, at, corners);
  for (const given of ['worker', 'card'] as const) {
    if (!corners.includes(given)) report.add(phrase('SF-12', 'problems.no-corner', { at, given }));
  }
}

function countCorners(report: Report, at: string, corners: readonly unknown[]): void {
  if (corners.length === CORNERS) return;
  report.add(phrase('SF-10.3', 'problems.count', { at, given: corners.length, needed: CORNERS }));
}

/** SF-10.3: a Beacon corner, Beacons with a value of the mountain, Journeys with a wish, every colour once. */
function checkScheme(report: Report, { id, corners, colours }: SchemeFile, mountain: Judged['mountain']): void {
  const at = `content.schemes (${id})`;
  countCorners(report, `${at}.corners`, corners);
  if (!corners.some(({ to }) => to === 'beacon')) {
    report.add(phrase('SF-10.3', 'problems.no-corner', { at: `${at}.corners`, given: 'beacon' }));
  }
  corners.forEach((corner, index) => {
    checkCorner(report, `${at}.corners[${index}]`, corner, mountain);
  });
  if (colours.length !== COLOURS.length || new Set(colours).size !== COLOURS.length) {
    report.add(phrase('SF-12', 'problems.each-once', { at: `${at}.colours`, given: COLOURS.join(', ') }));
  }
}

function checkCorner(report: Report, at: string, corner: SchemeCorner, mountain: Judged['mountain']): void {
  const { to, points, journey } = corner;
  if ((to === 'beacon') !== (points !== undefined)) {
    report.add(phrase('SF-10.3', 'problems.corner-field', { at, field: 'points', to: 'beacon' }));
  } else if (points !== undefined && mountain !== null && !mountain.includes(points)) {
    const values = { at: `${at}.points`, given: String(points), choices: mountain.join(', ') };
    report.add(phrase('SF-12', 'problems.not-on-the-mountain', values));
  }
  if ((to === 'journey') !== (journey !== undefined)) {
    report.add(phrase('SF-10.3', 'problems.corner-field', { at, field: 'journey', to: 'journey' }));
  }
}

/** The house's own promise: workers and cards are called for about equally, and every Location is aimed at. */
function checkBalance(report: Report, { maps, schemes }: Judged['entries']): void {
  const calls = maps.flatMap(({ corners }) => corners);
  const workers = calls.filter(call => call === 'worker').length;
  if (Math.max(workers, calls.length - workers) > MOST_OF_ALL_CALLS * calls.length) {
    report.add(phrase('SF-10.3', 'problems.balance', { at: 'content.maps', workers, cards: calls.length - workers }));
  }
  for (const aim of AIMS) {
    if (schemes.some(({ corners }) => corners.some(({ to }) => to === aim))) continue;
    report.add(phrase('SF-10.3', 'problems.no-corner', { at: 'content.schemes', given: aim }));
  }
}
