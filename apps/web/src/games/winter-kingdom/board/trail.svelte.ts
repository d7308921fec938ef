import type { Entry, Name, Seat, Value } from '@snowbound/engine';
import type { Cell } from '@snowbound/hex';

interface Pay {
  readonly coins: number;
  readonly card: Name;
}

/** What somebody did in their latest turn: which spaces changed, and what earned coins. */
interface Turn {
  readonly cells: readonly Cell[];
  readonly pay: readonly Pay[];
}

const NOTHING: Turn = { cells: [], pay: [] };
const BEGINS = ['journal.reveals', 'journal.no-card'];

const isCell = (value: Value | undefined): value is Cell => typeof value === 'number';
const isName = (value: Value | undefined): value is Name =>
  typeof value === 'object' && ('name' in value || 'seat' in value);
const seatIn = (value: Value | undefined): Seat | null => (isName(value) && 'seat' in value ? value.seat : null);

/** Follows the news, so that everybody's latest turn can be seen on the map. */
export class Trail {
  #turns = $state.raw<ReadonlyMap<Seat, Turn>>(new Map());
  /** Where something has just arrived, and from where; `null` if it is new on the board. */
  #arrived = $state.raw<ReadonlyMap<Cell, Cell | null>>(new Map());

  hear(newEntries: readonly Entry[]): void {
    const turns = new Map(newEntries.length === 0 ? [] : this.#turns);
    const arrived = new Map<Cell, Cell | null>();
    for (const { tells } of newEntries) {
      const { who, space, from, coins, card } = tells.values;
      const seat = seatIn(who);
      if (seat === null) continue;
      const turn = BEGINS.includes(tells.key) ? NOTHING : (turns.get(seat) ?? NOTHING);
      const cells = [space, from].filter(isCell);
      const pay = isCell(coins) && isName(card) ? [{ coins, card }] : [];
      turns.set(seat, { cells: [...turn.cells, ...cells], pay: [...turn.pay, ...pay] });
      if (isCell(space)) arrived.set(space, isCell(from) ? from : null);
    }
    this.#turns = turns;
    this.#arrived = arrived;
  }

  /** The spaces that changed in everybody's latest turn. */
  get cells(): ReadonlySet<Cell> {
    return new Set([...this.#turns.values()].flatMap(({ cells }) => cells));
  }

  get arrived(): ReadonlyMap<Cell, Cell | null> {
    return this.#arrived;
  }

  /** What earned somebody coins in their latest turn, card by card. */
  payOf(seat: Seat): readonly Pay[] {
    return this.#turns.get(seat)?.pay ?? [];
  }
}
