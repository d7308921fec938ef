import { type State, winterKingdom } from '@snowbound/winter-kingdom';

const { abilities, scoring, economy, twists } = winterKingdom.content;

/** Both halves of every ability card that can be used by itself, and every other card. */
const CARDS: readonly string[] = [
  ...abilities.flatMap(({ id, kind }) => (kind === 'arrow' ? [id] : [id, `${id} 2`])),
  ...[...scoring, ...economy, ...twists].map(({ id }) => id),
];

/** In how many games each card was used. */
export class UsedCards {
  readonly #games = new Map(CARDS.map(card => [card, 0]));
  #first = 0;
  #second = 0;

  /** To be called after every move. */
  look({ players }: State): void {
    for (const { usedFirst, usedSecond } of players) {
      this.#first |= usedFirst;
      this.#second |= usedSecond;
    }
  }

  /** To be called at the end of a game. */
  count({ table }: State): void {
    for (const { id, number } of abilities) {
      if (((this.#first >> number) & 1) === 1) this.#add(id);
      if (((this.#second >> number) & 1) === 1) this.#add(`${id} 2`);
    }
    for (const { id } of [...table.scoring, table.economy, table.twist]) this.#add(id);
    this.#first = 0;
    this.#second = 0;
  }

  #add(card: string): void {
    const games = this.#games.get(card);
    if (games !== undefined) this.#games.set(card, games + 1);
  }

  get unused(): string[] {
    return CARDS.filter(card => this.#games.get(card) === 0);
  }

  /** Each card and its games, the rarest first. */
  get report(): string {
    const rarestFirst = [...this.#games].sort(([, one], [, other]) => one - other);
    return rarestFirst.map(([card, games]) => `${card} ${games}`).join(', ');
  }
}
