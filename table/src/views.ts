import type { Content, Game, PlayerIndex, Viewer } from '@snowbound/engine';

/** What everybody at a table sees and saw last, by seat, spectators last. */
export class Views<State, Action, View, Set extends Content> {
  readonly #game: Game<State, Action, View, Set>;
  /** Views since the last change of the state that shows; secret answers never do. */
  readonly #now: (View | null)[];
  readonly #before: (View | null)[];

  constructor(game: Game<State, Action, View, Set>, seating: readonly PlayerIndex[]) {
    this.#game = game;
    this.#now = [...seating, 'spectator'].map(() => null);
    this.#before = this.#now.slice();
  }

  /** What `viewer` may see: what is the same to all, or as it was, is the same object. */
  of(state: State, viewer: Viewer): View {
    const eyes = this.#game.isOpen ? 'spectator' : viewer;
    const at = eyes === 'spectator' ? this.#now.length - 1 : eyes;
    const known = this.#now[at] ?? null;
    if (known !== null) return known;
    const open = eyes === 'spectator' ? null : this.of(state, 'spectator');
    const view = this.#game.view(state, eyes, { open, before: this.#before[at] ?? null });
    this.#now[at] = view;
    // Not kept any longer: what dies young costs the collector of garbage nothing.
    this.#before[at] = null;
    return view;
  }

  /** The state has changed, and it shows. */
  lookAnew(): void {
    for (let at = 0; at < this.#now.length; at++) {
      const view = this.#now[at] ?? null;
      if (view === null) continue;
      this.#before[at] = view;
      this.#now[at] = null;
    }
  }
}
