import type { Entry, Name, Phrase, Target, Value } from '@snowbound/engine';
import type { PrintedThings, View } from '@snowbound/silverfrost';
import type { Motion } from '../../board.ts';

const KEPT = 'snowbound.paws-by-itself';
/** How long a step stays when they go by themselves: a moment, and time to read. */
const STEP: Readonly<Record<Motion, number>> = { slow: 2200, normal: 1200, fast: 500, off: 1200 };
const PER_LETTER = 22;

const isPaws = ({ tells }: Entry): boolean => tells.key.startsWith('paws.');

/** The last turn of Paws, told step by step at the reader's pace. */
export class PawsStory {
  #steps = $state.raw<readonly Entry[]>([]);
  #at = $state<number | null>(null);
  #isByItself = $state(true);
  /** How everything stood after each step, as far as that is known. */
  #views = $state.raw<readonly (View | undefined)[]>([]);

  constructor(motion: Motion) {
    const kept = localStorage.getItem(KEPT);
    this.#isByItself = kept === null ? motion !== 'off' : kept === 'yes';
  }

  get steps(): readonly Entry[] {
    return this.#steps;
  }

  /** Which step is told; `null` when nothing is. */
  get at(): number | null {
    return this.#at;
  }

  get step(): Entry | null {
    return this.#at === null ? null : (this.#steps[this.#at] ?? null);
  }

  get isByItself(): boolean {
    return this.#isByItself;
  }

  /** The table as it stood after the step that is told; `null` for as it is now. */
  get view(): View | null {
    return this.#at === null ? null : (this.#views[this.#at] ?? null);
  }

  /** His turn begins with what he says of himself and ends with the new entries; until his steps are known, the view before stays. */
  follow(newEntries: readonly Entry[], seen: View, viewsOfLastMove: () => Promise<readonly View[]>): void {
    const first = newEntries.findIndex(isPaws);
    this.#at = first < 0 ? null : 0;
    if (first < 0) return;
    const steps = newEntries.slice(first);
    this.#steps = steps;
    this.#views = steps.map(() => seen);
    void viewsOfLastMove().then(
      views => {
        // The new entries may be of several moves; those of his turn are of the last.
        if (this.#steps === steps) this.#views = steps.map((_, at) => views[views.length - steps.length + at]);
      },
      () => {
        if (this.#steps === steps) this.#views = [];
      },
    );
  }

  go(way: 1 | -1): void {
    this.#at = Math.max(0, Math.min(this.#steps.length - 1, (this.#at ?? 0) + way));
  }

  skip(): void {
    this.#at = null;
  }

  again(): void {
    this.#at = 0;
  }

  toggle(): void {
    this.#isByItself = !this.#isByItself;
    localStorage.setItem(KEPT, this.#isByItself ? 'yes' : 'no');
  }

  /** An effect: goes on by itself, if it should. The last step stays, unless the end of the game waits for it. */
  run(motion: Motion, text: string, isAwaited: boolean): (() => void) | undefined {
    if (!this.#isByItself || this.#at === null) return undefined;
    const isLast = this.#at >= this.#steps.length - 1;
    if (isLast && !isAwaited) return undefined;
    const timer = setTimeout(() => (isLast ? this.skip() : this.go(1)), STEP[motion] + PER_LETTER * text.length);
    return () => clearTimeout(timer);
  }
}

type Thing = 'cards' | 'bigCritters' | 'quests';
const ZONES = { cards: 'valley', bigCritters: 'big', quests: 'quest' } as const;
const LOCATION = 'locations.';

/** What a step speaks of: where that lies on the board, and which card it is if it is one. */
export function toldOf(
  { values }: Phrase,
  printed: PrintedThings,
): { targets: readonly Target[]; card: string | null } {
  const names = Object.values(values).filter(isName);
  const found = (kind: Thing): string[] =>
    names.flatMap(name => Object.keys(printed[kind]).filter(id => isSame(printed[kind][id]?.name, name)));
  const places = names.flatMap(name =>
    'name' in name && name.name.startsWith(LOCATION) ? [`location ${name.name.slice(LOCATION.length)}`] : [],
  );
  const things = (Object.keys(ZONES) as Thing[]).flatMap(kind => found(kind).map(id => `${ZONES[kind]} ${id}`));
  return { targets: [...places, ...things], card: found('cards')[0] ?? null };
}

const isName = (value: Value): value is Name =>
  typeof value === 'object' && !Array.isArray(value) && ('name' in value || 'names' in value);
const isSame = (one: Name | undefined, other: Name): boolean => JSON.stringify(one) === JSON.stringify(other);
