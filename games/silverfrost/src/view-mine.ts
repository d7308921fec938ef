import { kept, keptList, keptRecord, type Seat } from '@snowbound/engine';
import { COLOURS, type Colour } from './cards/words/word.ts';
import { isOpen, kindIn } from './city.ts';
import { leftOf } from './gifts.ts';
import { amountOf, FREE, GOODS, type Good } from './goods.ts';
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

export function viewMine(state: State, seat: Seat, before: MineView | null | undefined): MineView {
  return kept(before, {
    lacking: lacking(state, seat, before?.lacking),
    due: amountsOf(state.turn === seat ? state.due : FREE),
    quests: quests(state, seat, before?.quests),
    compared: compared(state, seat, before?.compared),
    next: forecast(state, seat, before?.next),
  });
}

function lacking(state: State, seat: Seat, before: MineView['lacking'] | undefined): MineView['lacking'] {
  const { hand, supply } = playerAt(state, seat);
  const kinds: Kind[] = [];
  const note = (kind: Kind) => {
    if (kind !== NO_CARD && !kinds.includes(kind)) kinds.push(kind);
  };
  for (const card of hand) note(numberOf(card));
  for (const kind of state.valley) note(kind);
  return keptRecord(
    before,
    kinds.map(kind => cardOf(state, kind).id),
    kinds.map(kind => lackingFor(supply, cardOf(state, kind).cost)),
  );
}

function quests(state: State, seat: Seat, before: MineView['quests'] | undefined): MineView['quests'] {
  const { highlands, lowlands } = state.content;
  const held = playerAt(state, seat).lowlands;
  const names: string[] = [];
  const progress: (readonly Progress[])[] = [];
  const note = (quest: Quest) => {
    names.push(quest.id);
    progress.push(keptList(before?.[quest.id], progressOf(state, seat, quest)));
  };
  for (const quest of highlands) if (isIn(state.highlands, quest.number)) note(quest);
  for (const quest of lowlands) if (isIn(held, quest.number)) note(quest);
  return keptRecord(before, names, progress);
}

/** SF-7: one entry for each requirement. */
function progressOf(state: State, seat: Seat, { needs, counts, file }: Quest): readonly Progress[] {
  return file.needs.map((need, at) => {
    const count = counts[at] as Count;
    return progress(
      'atLeast' in need ? 'at-least' : 'moreThanLeft' in need ? 'more' : 'as-many',
      count(state, seat),
      'atLeast' in need ? need.atLeast : count(state, leftOf(state, seat)),
      (needs[at] as Holds)(state, seat),
    );
  });
}

const PROGRESS = new Map<string, Progress>();

/** The same numbers are the same object, for all tables: there are not many. */
function progress(asks: Progress['asks'], have: number, needed: number, holds: boolean): Progress {
  const spelt = `${asks} ${have} ${needed} ${holds}`;
  const known = PROGRESS.get(spelt) ?? { asks, have, needed, holds };
  PROGRESS.set(spelt, known);
  return known;
}

const COMPARED: readonly (Colour | Good | 'quest')[] = [...COLOURS, ...GOODS, 'quest'];
const PAIRS: (readonly [own: number, left: number])[][] = [];

/** The same two numbers are the same pair. */
function pair(own: number, left: number): readonly [number, number] {
  PAIRS[own] ??= [];
  const row = PAIRS[own];
  row[left] ??= [own, left];
  return row[left];
}

function compared(state: State, seat: Seat, before: MineView['compared'] | undefined): MineView['compared'] {
  const own = counted(state, seat);
  const left = counted(state, leftOf(state, seat));
  const pairs = COMPARED.map((_, at) => pair(own[at] as number, left[at] as number));
  return keptRecord(before, COMPARED, pairs) as MineView['compared'];
}

/** What a player has of everything that is compared. */
function counted(state: State, seat: Seat): number[] {
  const { city, supply, completedHighlands, completedLowlands } = playerAt(state, seat);
  const counts = COLOURS.map(() => 0);
  for (const building of city) {
    if (!isOpen(building)) continue;
    const colour = COLOURS.indexOf(cardOf(state, kindIn(building)).colour);
    counts[colour] = (counts[colour] as number) + 1;
  }
  for (let good = 0; good < GOODS.length; good++) counts.push(amountOf(supply, good));
  counts.push(countIn(completedHighlands) + countIn(completedLowlands));
  return counts;
}
