import { Problem, type Scenarios } from '@snowbound/engine';
import { CARDS_PER_TERRAIN } from './deck.ts';
import { named, numbered } from './rows.ts';
import { HAND } from './setup.ts';
import type { WinterKingdomContent } from './state.ts';
import { phrase } from './words.ts';

/** An arrangement that was read already, so its fields are what they should be. */
interface Arrangement {
  readonly scoring?: readonly string[];
  readonly deck?: Readonly<Record<string, number>>;
  readonly discards?: Readonly<Record<string, number>>;
  readonly players?: readonly {
    readonly hand?: readonly string[];
    readonly abilities?: readonly string[];
    readonly terrain?: string;
  }[];
}

/** WK-2.1 */
const SCORING_CARDS = 3;

/** Positions that can be laid out with what is in the box, but that no game comes to. The first reason is reported. */
const whyImpossible: Scenarios<WinterKingdomContent>['whyImpossible'] = arrangement => {
  for (const problem of problemsIn(arrangement as Arrangement)) return problem;
  return null;
};

function* problemsIn({ scoring, deck = {}, discards = {}, players = [] }: Arrangement): Generator<Problem> {
  if (scoring !== undefined) yield* scoringProblems(scoring);
  for (const [seat, { hand = [], abilities = [] }] of players.entries()) {
    const at = `arrange.players[${seat}]`;
    if (abilities.length > HAND) {
      yield new Problem(
        phrase('WK-2.2', 'impossible.abilities', { at: `${at}.abilities`, given: abilities.length, most: HAND }),
      );
    }
    const given = hand.length + abilities.length;
    if (given > HAND) yield new Problem(phrase('WK-2.2', 'impossible.cards', { at, given, most: HAND }));
  }
  for (const terrain of new Set([...Object.keys(deck), ...Object.keys(discards)])) {
    const inDeck = deck[terrain] ?? 0;
    // What players hold comes from the deck, which is whole if nothing is said of it.
    const given = inDeck + (discards[terrain] ?? 0);
    const at = inDeck > CARDS_PER_TERRAIN ? `arrange.deck.${terrain}` : `arrange.discards.${terrain}`;
    if (given > CARDS_PER_TERRAIN) {
      yield new Problem(phrase('WK-2.2', 'impossible.terrain', { at, given, most: CARDS_PER_TERRAIN }));
    }
  }
}

function* scoringProblems(scoring: readonly string[]): Generator<Problem> {
  const at = 'arrange.scoring';
  if (scoring.length !== SCORING_CARDS) {
    yield new Problem(phrase('WK-2.1', 'impossible.scoring', { at, given: scoring.length, most: SCORING_CARDS }));
  }
  const again = scoring.findIndex((id, index) => scoring.indexOf(id) < index);
  const card = { name: `names.${scoring[again]}` };
  if (again >= 0) yield new Problem(phrase('WK-2.1', 'impossible.twice', { at: `${at}[${again}]`, card }));
}

export const scenarios: Scenarios<WinterKingdomContent> = { whyImpossible, numbered, named };
