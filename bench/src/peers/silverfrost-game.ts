/** Silverfrost for boardgame.io: its server and its ways, our rules, so that only the servers differ. */

import { createRequire } from 'node:module';
import { fastFromSeed, type Seat } from '@snowbound/engine';
import { type State, silverfrost, type View } from '@snowbound/silverfrost';
import type { Game } from 'boardgame.io';

type Core = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' }});
// The package has folders instead of an export map, which an ES import cannot open.
const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core') as Core;

/** A position, never changed. Of a class, so that immer neither wraps nor freezes it: nothing is cheaper for the peer. */
export class Position {
  readonly #state: State;
  #open: View | null = null;

  private constructor(state: State) {
    this.#state = state;
  }

  static dealt(players: number, deal: number): Position {
    const options = Object.fromEntries(silverfrost.options.map(({ name, choices }) => [name, choices[0]]));
    const { content } = silverfrost;
    return new Position(
      silverfrost.setup({ players, options, content, random: fastFromSeed(`deal-${deal}`), journal: null }),
    );
  }

  /** Seats that owe an answer, in order. */
  get asked(): readonly Seat[] {
    return silverfrost.decisions(this.#state).map(({ seat }) => seat);
  }

  get winners(): readonly Seat[] {
    return silverfrost.winners(this.#state);
  }

  /** What a seat may answer, in notation. */
  optionsOf(seat: Seat): readonly string[] {
    const decision = silverfrost.decisions(this.#state).find(asked => asked.seat === seat);
    return decision?.options.map(silverfrost.notation) ?? [];
  }

  /** The position after an answer; `null` if that is not offered. */
  after(seat: Seat, move: string): Position | null {
    const decision = silverfrost.decisions(this.#state).find(asked => asked.seat === seat);
    const action = decision?.options.find(option => silverfrost.notation(option) === move);
    if (action === undefined) return null;
    const state = silverfrost.clone(this.#state);
    silverfrost.apply(state, seat, action);
    return new Position(state);
  }

  /** What everybody sees is worked out once for all. */
  seenBy(seat: Seat): View {
    this.#open ??= silverfrost.view(this.#state, 'spectator');
    return silverfrost.view(this.#state, seat, { open: this.#open, before: null });
  }
}

export interface Silverfrost {
  /** Its number, by which the load tool knows how it was dealt: their clients would know only what they see. */
  readonly deal: number;
  readonly position: Position;
}

let deals = 0;

/** Whoever is asked is active; all moves are one move, in notation. */
const activeIn = ({ asked }: Position) => ({ value: Object.fromEntries(asked.map(seat => [String(seat), 'answer'])) });

export const silverfrostForBoardgameIo: Game<Silverfrost> = {
  name: silverfrost.name,
  minPlayers: 2,
  maxPlayers: 4,
  disableUndo: true,
  setup: ({ ctx }) => {
    const deal = deals++;
    return { deal, position: Position.dealt(ctx.numPlayers, deal) };
  },
  playerView: ({ G, playerID }) => ({ deal: G.deal, view: G.position.seenBy(Number(playerID)) }),
  turn: {
    onBegin: ({ G, events }) => events.setActivePlayers(activeIn(G.position)),
    stages: {
      answer: {
        moves: {
          answer: {
            move: ({ G, events, playerID }, move: string) => {
              const position = G.position.after(Number(playerID), move);
              if (position === null) return INVALID_MOVE;
              if (position.asked.join() !== G.position.asked.join()) events.setActivePlayers(activeIn(position));
              return { deal: G.deal, position };
            },
            // Others see in G what they may see of it.
            redact: true,
            client: false,
            undoable: false,
            // All answer at once, so one answer must not make another's stale.
            ignoreStaleStateID: true,
          },
        },
      },
    },
  },
  endIf: ({ G: { position } }) => (position.asked.length === 0 ? { winners: position.winners } : undefined),
};
