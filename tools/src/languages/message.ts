import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { pluralFaults } from './plurals.ts';
import type { Language, Report } from './read.ts';

/** What a message does with one of its arguments, in all its places together. */
export interface Argument {
  readonly kind: 'plain' | 'number' | 'select';
  /** The branches of a select in the order of the text; empty otherwise. */
  readonly branches: readonly string[];
}

/** A text that was parsed and found sound. */
export interface Message {
  readonly elements: readonly MessageFormatElement[];
  readonly arguments: ReadonlyMap<string, Argument>;
}

/** Parses a text; undefined after reporting why it cannot be used. */
export function readMessage(text: string, language: Language, report: Report): Message | undefined {
  const elements = parseText(text, report);
  if (elements === undefined) return undefined;
  let sound = true;
  const inspection = new Inspection(language, problem => {
    sound = false;
    report(problem);
  });
  inspection.visit(elements, false);
  return sound ? { elements, arguments: inspection.found } : undefined;
}

function parseText(text: string, report: Report): readonly MessageFormatElement[] | undefined {
  try {
    // A missing `other` is left to the checks below, which can say it better than the parser.
    return parse(text, { requiresOtherClause: false, shouldParseSkeletons: false });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const place = positionOf(error);
    report(`ICU syntax error${place}: ${error.message.toLowerCase().replaceAll('_', ' ')}`);
    return undefined;
  }
}

function positionOf(error: Error): string {
  if (!('location' in error)) return '';
  const { start } = error.location as { readonly start: { readonly offset: number } };
  return ` at character ${start.offset + 1}`;
}

class Inspection {
  readonly found = new Map<string, Argument>();
  private readonly language: Language;
  private readonly report: Report;

  constructor(language: Language, report: Report) {
    this.language = language;
    this.report = report;
  }

  /** `hidden`: inside a select inside a plural, where ICU takes `#` for a mere character. */
  visit(elements: readonly MessageFormatElement[], hidden: boolean, inPlural = false): void {
    for (const element of elements) {
      switch (element.type) {
        case TYPE.literal:
          if (hidden && element.value.includes('#')) {
            this.report('"#" inside a select is no number; write the argument as {name, number}');
          }
          break;
        case TYPE.pound:
          break;
        case TYPE.argument:
          this.use(element.value, 'plain');
          break;
        case TYPE.number:
          if (element.style) this.report(`number style of "${element.value}" is not supported`);
          this.use(element.value, 'number');
          break;
        case TYPE.plural:
          this.plural(element);
          break;
        case TYPE.select:
          this.select(element, hidden || inPlural);
          break;
        case TYPE.date:
        case TYPE.time:
          this.report(`${TYPE[element.type]} argument "${element.value}" is not supported`);
          break;
        case TYPE.tag:
          this.report(`tag <${element.value}> is not supported`);
      }
    }
  }

  private plural(element: PluralElement): void {
    if (element.offset !== 0) this.report(`plural offset of "${element.value}" is not supported`);
    const kind = element.pluralType === 'ordinal' ? 'ordinal' : 'cardinal';
    pluralFaults(this.language, kind, Object.keys(element.options)).forEach(this.report);
    this.use(element.value, 'number');
    for (const option of Object.values(element.options)) this.visit(option.value, false, true);
  }

  private select(element: SelectElement, hidden: boolean): void {
    const branches = Object.keys(element.options);
    if (!branches.includes('other')) this.report(`select "${element.value}" has no branch "other"`);
    this.use(element.value, 'select', branches);
    for (const option of Object.values(element.options)) this.visit(option.value, hidden);
  }

  private use(name: string, kind: Argument['kind'], branches: readonly string[] = []): void {
    const before = this.found.get(name);
    // A plain place takes whatever the other places need.
    if (before === undefined || before.kind === 'plain') this.found.set(name, { kind, branches });
    else if (kind !== 'plain' && kind !== before.kind) {
      this.report(`argument "${name}" is both a number and a select`);
    } else if (kind === 'select' && !sameBranches(branches, before.branches)) {
      this.report(`select "${name}" has different branches in two places`);
    }
  }
}

/** Whether two selects tell the same cases apart; their order is a matter of taste. */
export function sameBranches(one: readonly string[], two: readonly string[]): boolean {
  return one.length === two.length && one.every(branch => two.includes(branch));
}
