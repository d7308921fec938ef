import {
  clipped,
  problem,
  readId,
  readList,
  readName,
  readNumber,
  readObject,
  readOneOf,
  readText,
  shown,
} from '@snowbound/engine';
import { phrase } from '../words.ts';
import type { Report } from './report.ts';

/** Looks at one value and complains to the report if it is not what it should be. */
export type Check = (value: unknown, at: string, report: Report) => void;

/** Which fields an object has, and what must hold of each; a name that ends in `?` may be left out. */
export type Shape = Readonly<Record<string, Check>>;

const nameOf = (field: string): string => field.replace(/\?$/, '');

export const shaped =
  (shape: Shape): Check =>
  (value, at, report) => {
    const known = Object.keys(shape).map(nameOf);
    const fields = report.attempt(() => readObject(value, at, known));
    if (fields === undefined) return;
    for (const [field, check] of Object.entries(shape)) {
      const name = nameOf(field);
      if (fields[name] !== undefined) check(fields[name], `${at}.${name}`, report);
      else if (name === field) report.attempt(() => fail(at, name));
    }
  };

function fail(at: string, field: string): never {
  throw problem('input.missing-field', { at, field });
}

export const number =
  (least: number, most: number): Check =>
  (value, at, report) =>
    void report.attempt(() => readNumber(value, at, least, most));

export const text: Check = (value, at, report) => void report.attempt(() => readText(value, at));
export const title: Check = (value, at, report) => void report.attempt(() => readName(value, at));
export const id: Check = (value, at, report) => void report.attempt(() => readId(value, at));

export const oneOf =
  (choices: readonly string[]): Check =>
  (value, at, report) =>
    void report.attempt(() => readOneOf(value, at, choices));

/** A mark that is either there or left out. */
export const mark: Check = (value, at, report) => {
  if (value !== true) report.attempt(() => readOneOf(shown(value), at, ['true']));
};

/** More than any list of a content file needs. */
export const MOST_ENTRIES = 150;

export const listOf =
  (check: Check, most = MOST_ENTRIES): Check =>
  (value, at, report) => {
    const list = report.attempt(() => readList(value, at, most));
    list?.forEach((entry, index) => {
      check(entry, `${at}[${index}]${named(entry)}`, report);
    });
  };

/** A list that is not empty. */
export const someOf =
  (check: Check, most = MOST_ENTRIES): Check =>
  (value, at, report) => {
    listOf(check, most)(value, at, report);
    if (Array.isArray(value) && value.length === 0) report.add(phrase('SF-12', 'problems.empty', { at }));
  };

/** An object that has at least one of its fields. */
export const someFields =
  (shape: Shape): Check =>
  (value, at, report) => {
    shaped(shape)(value, at, report);
    if (typeof value === 'object' && value !== null && Object.keys(value).length === 0) {
      report.add(phrase('SF-12', 'problems.empty', { at }));
    }
  };

/** ` (tannery)` behind the number of an entry, so that its author finds it. */
function named(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null || !('id' in entry)) return '';
  return typeof entry.id === 'string' ? ` (${clipped(entry.id)})` : '';
}
