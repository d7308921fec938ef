import type { Phrase, Seat } from '@snowbound/engine';
import type { Move } from './record.ts';
import { phrase } from './words.ts';

/** A move and what was known before it. */
interface PlayedMove extends Move {
  readonly reveals: number;
  readonly questionNumber: number;
  /** How somebody wishes to be asked: nobody builds on it, and going back leaves it. */
  readonly isWish: boolean;
}

/** The moves of a game in progress, and how far back one may go. */
export class Played {
  readonly #moves: PlayedMove[] = [];

  add(move: PlayedMove): void {
    this.#moves.push(move);
  }

  get length(): number {
    return this.#moves.length;
  }

  get moves(): readonly Move[] {
    return this.#moves.map(({ seat, move }) => ({ seat, move }));
  }

  /** What stands once play has gone back to just after move `count`. */
  standingAt(count: number): readonly Move[] {
    return this.#moves.filter(({ isWish }, index) => index < count || isWish);
  }

  /** Which move the last one of somebody was; `null` if they have not moved. */
  lastOf(isTheirs: (seat: Seat) => boolean): number | null {
    const index = this.#moves.findLastIndex(({ seat, isWish }) => !isWish && isTheirs(seat));
    return index < 0 ? null : index;
  }

  /** Why a move may not be taken back; `null` if nothing was revealed since and nobody has built on it. */
  whyNotBack(index: number, reveals: number): Phrase | null {
    const { questionNumber } = this.#moves[index] as PlayedMove;
    if (this.hasRevealedSince(index, reveals)) return phrase('', 'table.undo-revealed');
    const isBuiltOn = this.#moves
      .slice(index + 1)
      .some(later => !later.isWish && later.questionNumber !== questionNumber);
    return isBuiltOn ? phrase('', 'table.undo-others') : null;
  }

  /** Whether anything was revealed after so many moves, if `reveals` were by now. */
  hasRevealedSince(count: number, reveals: number): boolean {
    return (this.#moves[count]?.reveals ?? reveals) !== reveals;
  }
}
