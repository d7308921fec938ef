import type { Seat, Target } from '@snowbound/engine';
import type { QuestionSnapshot } from '@snowbound/protocol';

type Option = QuestionSnapshot['options'][number];

/** An option together with the seat it is offered to. */
export interface OfferedMove {
  readonly seat: Seat;
  readonly option: Option;
}

export const offersOf = (questions: readonly QuestionSnapshot[]): readonly OfferedMove[] =>
  questions.flatMap(({ seat, options }) => options.map(option => ({ seat, option })));

const isWithin = (touched: ReadonlySet<Target>, { option }: OfferedMove): boolean =>
  [...touched].every(target => option.targets.includes(target));

/** The offers that are exactly what was touched; several if the same things can mean different moves. */
export function meantBy(questions: readonly QuestionSnapshot[], touched: ReadonlySet<Target>): readonly OfferedMove[] {
  if (touched.size === 0) return [];
  return offersOf(questions).filter(offer => offer.option.targets.length === touched.size && isWithin(touched, offer));
}

/** Everything that may be touched now: for a fresh choice, or to add to what was touched. */
export function touchable(questions: readonly QuestionSnapshot[]): ReadonlySet<Target> {
  return new Set(offersOf(questions).flatMap(({ option }) => option.targets));
}

/** What is touched after one more touch; `null` if nothing is offered there. */
export function afterTouch(
  questions: readonly QuestionSnapshot[],
  touched: ReadonlySet<Target>,
  target: Target,
): ReadonlySet<Target> | null {
  const offers = offersOf(questions);
  if (!offers.some(({ option }) => option.targets.includes(target))) return null;
  if (touched.has(target)) return new Set([...touched].filter(other => other !== target));
  const more = new Set([...touched, target]);
  const goesOn = offers.some(offer => isWithin(more, offer));
  return goesOn ? more : new Set([target]);
}
