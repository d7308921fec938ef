/**
 * Silverfrost for boardgame.io: its server and its ways, our rules, so that only the servers differ. What it keeps is plain
 * data, as boardgame.io asks for and checks in development. A move reads that once, from the draft it is handed, and leaves
 * the rest to our rules; moves that changed the draft step by step, as its tutorial does, would cost it far more.
 */

import { createRequire } from 'node:module';
import { fastFromSeed, type Seat } from '@snowbound/engine';
import { type State, silverfrost, type View } from '@snowbound/silverfrost';
import type { Game } from 'boardgame.io';
import { type PlainPosition, plainOf, stateOf } from './plain-position.ts';

type Core = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' }});
// The package has folders instead of an export map, which an ES import cannot open.
const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core') as Core;

/** A game as our rules know it. */
export class Position {
  readonly #state: State;
  #open: View | null = null;

  constructor(state: State) {
    this.#state = state;
  }

  static dealt(players: number, deal: number): Position {
    const options = Object.fromEntries(silverfrost.options.map(({ name, choices }) => [name, choices[0]]));
    const { content } = silverfrost;
    return new Position(
      silverfrost.setup({ players, options, content, random: fastFromSeed(`deal-${deal}`), journal: null }),
    );
  }

  get winners(): readonly Seat[] {
    return silverfrost.winners(this.#state);
  }

  /** What a seat may answer, in notation. */
  optionsOf(seat: Seat): readonly string[] {
    return this.#decisionOf(seat)?.options.map(silverfrost.moveFor) ?? [];
  }

  /** Plays an answer; whether it was offered. */
  answer(seat: Seat, move: string): boolean {
    const action = this.#decisionOf(seat)?.options.find(option => silverfrost.moveFor(option) === move);
    if (action === undefined) return false;
    silverfrost.apply(this.#state, seat, action);
    return true;
  }

  /** What everybody sees is worked out once for all. */
  seenBy(seat: Seat): View {
    this.#open ??= silverfrost.view(this.#state, 'spectator');
    return silverfrost.view(this.#state, seat, { open: this.#open, before: null });
  }

  /** As it is written down; this is not used any more. */
  get plain(): PlainPosition {
    return plainOf(this.#state);
  }

  #decisionOf(seat: Seat) {
    return silverfrost.questions(this.#state).find(asked => asked.seat === seat);
  }
}

export interface Silverfrost {
  /** Its number, by which the load tool knows how it was dealt: their clients would know only what they see. */
  readonly deal: number;
  readonly position: PlainPosition;
}

/** Positions that were looked at: all players look at the same one, so it is read once for them all. */
const READ = new WeakMap<PlainPosition, Position>();

function read(plain: PlainPosition): Position {
  const position = READ.get(plain) ?? new Position(stateOf(plain));
  READ.set(plain, position);
  return position;
}

let deals = 0;

/** Whoever is asked is active; all moves are one move, in notation. */
const activeIn = (position: PlainPosition) => ({
  value: Object.fromEntries(askedIn(position).map(seat => [String(seat), 'answer'])),
});

/** Seats that owe an answer, in order. */
const askedIn = ({ questions }: PlainPosition): Seat[] => questions.map(({ seat }) => seat);

export const silverfrostForBoardgameIo: Game<Silverfrost> = {
  name: silverfrost.name,
  minPlayers: 2,
  maxPlayers: 4,
  disableUndo: true,
  setup: ({ ctx }) => {
    const deal = deals++;
    return { deal, position: Position.dealt(ctx.numPlayers, deal).plain };
  },
  playerView: ({ G, playerID }) => ({ deal: G.deal, view: read(G.position).seenBy(Number(playerID)) }),
  turn: {
    onBegin: ({ G, events }) => events.setActivePlayers(activeIn(G.position)),
    stages: {
      answer: {
        moves: {
          answer: {
            move: ({ G, events, playerID }, move: string) => {
              const next = new Position(stateOf(G.position));
              if (!next.answer(Number(playerID), move)) return INVALID_MOVE;
              const position = next.plain;
              if (askedIn(position).join() !== askedIn(G.position).join()) events.setActivePlayers(activeIn(position));
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
  endIf: ({ G: { position } }) => (position.questions.length === 0 ? { winners: read(position).winners } : undefined),
};
