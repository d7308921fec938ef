import { fastFromSeed, fork, pick } from '@snowbound/engine';
import {
  type Action,
  type CardFile,
  type QuestFile,
  type Requirement,
  type State,
  silverfrost,
} from '@snowbound/silverfrost';
import { describe, expect, test } from 'vitest';

const { content } = silverfrost;
/** Ten times what the hardest of them has ever taken. */
const MOST_GAMES = 400;
const SEEKER = 0;

type Amount = Extract<Requirement, { readonly atLeast: number }>['of'];
type Cards = Extract<Amount, { readonly cards: unknown }>['cards'];

/** The kinds of cards a requirement counts. */
function counted(requirement: Requirement): readonly Cards[] {
  const amount = Object.values(requirement).find(part => typeof part === 'object') as Amount;
  if ('pairs' in amount) return amount.pairs;
  return 'cards' in amount ? [amount.cards] : [];
}

const isOf = (card: CardFile, { colour, type, rank, family, card: id }: Cards): boolean =>
  (colour ?? card.colour) === card.colour &&
  (type ?? card.type) === card.type &&
  (rank === undefined || (rank === 'unique') === (card.unique === true)) &&
  (family ?? card.family) === card.family &&
  (id ?? card.id) === card.id;

/** A random player after one Quest: of what is offered, the first kind of thing that helps; anything if nothing does. */
class Seeker {
  readonly #quest: QuestFile;
  readonly #wanted: readonly string[];
  readonly #random = fastFromSeed('seeker');

  constructor(quest: QuestFile) {
    this.#quest = quest;
    const kinds = quest.needs.flatMap(counted);
    this.#wanted = content.file.cards.filter(card => kinds.some(kind => isOf(card, kind))).map(({ id }) => id);
  }

  choose(state: State, options: readonly Action[]): Action {
    const isQuest = ({ verb }: Action) => verb === 'lowland' || verb === 'highland';
    const isPlay = ({ verb }: Action) => verb === 'play' || verb === 'play-from-valley';
    const isGuild = ({ move }: Action) => move.includes('guild');
    const isWanted = ({ id }: Action) => this.#wanted.includes(id);
    const wishes: readonly ((action: Action) => boolean)[] = [
      action => isQuest(action) && action.id === this.#quest.id,
      isQuest,
      action => isGuild(action) && this.#canComplete(state),
      ({ verb }) => verb === 'clear',
      action => isPlay(action) && isWanted(action),
      action => action.verb === 'valley' && isWanted(action),
      action => action.verb === 'card' && !isWanted(action),
      // Money is saved for what is wanted, most of the time.
      action => !isGuild(action) && action.verb !== 'pass' && !(isPlay(action) && this.#isSaving()),
    ];
    for (const wish of wishes) {
      const wished = options.filter(wish);
      if (wished.length > 0) return pick(this.#random, wished);
    }
    return pick(this.#random, options);
  }

  /** As the player's own view tells. */
  #canComplete(state: State): boolean {
    const { mine } = silverfrost.view(state, SEEKER);
    return mine?.quests.some(({ needs }) => needs.every(({ holds }) => holds)) ?? false;
  }

  #isSaving(): boolean {
    return this.#wanted.length > 0 && pick(this.#random, [true, true, true, false]);
  }
}

/** How many random games, each dealt with the Quest in sight, it takes until somebody who seeks it completes it. */
function gamesUntilCompleted(quest: QuestFile): number {
  const random = fastFromSeed(quest.id);
  const seeker = new Seeker(quest);
  for (let game = 1; game <= MOST_GAMES; game++) {
    const state = dealt(2 + (game % 3), quest, random);
    for (
      let [question] = silverfrost.questions(state);
      question !== undefined;
      [question] = silverfrost.questions(state)
    ) {
      const { seat, options } = question;
      silverfrost.apply(state, seat, seat === SEEKER ? seeker.choose(state, options) : pick(random, options));
    }
    if (silverfrost.view(state, 'spectator').players[SEEKER]?.completed.includes(quest.id)) return game;
  }
  return Number.POSITIVE_INFINITY;
}

function dealt(players: number, { id }: QuestFile, random: ReturnType<typeof fork>): State {
  for (;;) {
    const state = silverfrost.setup({ players, options: {}, content, random: fork(random), journal: null });
    const { highlands, players: seen } = silverfrost.view(state, SEEKER);
    if (highlands.includes(id) || seen[SEEKER]?.lowlands?.includes(id)) return state;
  }
}

describe('every Quest is completed in random games by a player who seeks it:', () => {
  test.each([...content.file.lowlands, ...content.file.highlands])('$id', quest => {
    expect(gamesUntilCompleted(quest)).toBeLessThanOrEqual(MOST_GAMES);
  });
});
