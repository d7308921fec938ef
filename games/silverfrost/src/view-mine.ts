import type { Seat } from '@snowbound/engine';
import { COLOURS, type Colour } from './cards/words/word.ts';
import { isOpen, kindIn } from './city.ts';
import { leftOf } from './gifts.ts';
import { amountOf, GOODS, type Good } from './goods.ts';
import { isIn } from './guild.ts';
import { numberOf } from './hand.ts';
import { type Amounts, amountsOf, lackingFor } from './lacking.ts';
import { countIn } from './mountain.ts';
import { type Count, cardOf, type Holds, type Kind, NO_CARD, playerAt, type Quest, type State } from './state.ts';
import { type Forecast, forecast } from './turn/forecast.ts';

/** What a player would work out at the table, from what they see. */
export interface MineView {
  /** Resources missing for the cards in hand and Valley, by id. */
  readonly lacking: Readonly<Record<string, Amounts>>;
  /** What is still due for the card being played. */
  readonly due: Amounts;
  /** The face-up and the own Quests, requirement by requirement. */
  readonly quests: Readonly<Record<string, readonly Progress[]>>;
  /** Mine and my left neighbour's: un-snowed cards by colour, goods, completed Quests. */
  readonly compared: Readonly<Record<Colour | Good | 'quest', readonly [own: number, left: number]>>;
  readonly next: Forecast | null;
}

export interface Progress {
  readonly asks: 'at-least' | 'more' | 'as-many';
  readonly have: number;
  /** How many are needed; for a comparison what the left player has. */
  readonly needed: number;
  readonly holds: boolean;
}

export function viewMine(state: State, seat: Seat): MineView {
  const { hand, supply, lowlands: held } = playerAt(state, seat);
  const { highlands, lowlands } = state.content;
  const kinds = new Set<Kind>([...hand.map(numberOf), ...state.valley.filter(kind => kind !== NO_CARD)]);
  const quests = [
    ...highlands.filter(({ number }) => isIn(state.highlands, number)),
    ...lowlands.filter(({ number }) => isIn(held, number)),
  ];
  return {
    lacking: Object.fromEntries(
      [...kinds].map(kind => [cardOf(state, kind).id, lackingFor(supply, cardOf(state, kind).cost)]),
    ),
    due: state.turn === seat ? amountsOf(state.due) : {},
    quests: Object.fromEntries(quests.map(quest => [quest.id, progressOf(state, seat, quest)])),
    compared: compared(state, seat),
    next: forecast(state, seat),
  };
}

/** SF-7: one entry for each requirement. */
function progressOf(state: State, seat: Seat, { needs, counts, file }: Quest): readonly Progress[] {
  return file.needs.map((need, at) => {
    const count = counts[at] as Count;
    return {
      asks: 'atLeast' in need ? 'at-least' : 'moreThanLeft' in need ? 'more' : 'as-many',
      have: count(state, seat),
      needed: 'atLeast' in need ? need.atLeast : count(state, leftOf(state, seat)),
      holds: (needs[at] as Holds)(state, seat),
    };
  });
}

function compared(state: State, seat: Seat): MineView['compared'] {
  const both = (count: (of: Seat) => number): readonly [number, number] => [count(seat), count(leftOf(state, seat))];
  const openOf = (colour: Colour) => (of: Seat) =>
    playerAt(state, of).city.filter(each => isOpen(each) && cardOf(state, kindIn(each)).colour === colour).length;
  const entries = [
    ...COLOURS.map(colour => [colour, both(openOf(colour))] as const),
    ...GOODS.map((good, at) => [good, both(of => amountOf(playerAt(state, of).supply, at))] as const),
    ['quest', both(of => questsOf(state, of))] as const,
  ];
  return Object.fromEntries(entries) as MineView['compared'];
}

const questsOf = (state: State, seat: Seat): number => {
  const { completedHighlands, completedLowlands } = playerAt(state, seat);
  return countIn(completedHighlands) + countIn(completedLowlands);
};
