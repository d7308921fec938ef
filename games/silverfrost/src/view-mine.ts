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

/** What is laid open, as the viewer sees it. Only whether it is still the same matters here. */
interface Laid {
  readonly valley: unknown;
  readonly highlands: unknown;
  readonly players: readonly Readonly<Record<Grounds, unknown>>[];
}

interface Before extends Laid {
  readonly mine: MineView | null;
}

/** What of a player something is worked out from. */
type Grounds = 'supply' | 'hand' | 'lowlands' | 'city' | 'completed' | 'season';

export function viewMine(state: State, seat: Seat, laid: Laid, before: Before | null): MineView {
  const due = amountsOf(state.turn === seat ? state.due : FREE);
  const mine = before?.mine ?? null;
  if (mine === null || before === null) {
    return {
      lacking: lacking(state, seat, null),
      due,
      quests: quests(state, seat, null),
      compared: compared(state, seat, null),
      next: forecast(state, seat, null),
    };
  }
  // What was worked out before still holds where what it was worked out from is still the same.
  const isSame = (of: Seat, fields: readonly Grounds[]) =>
    fields.every(field => before.players[of]?.[field] === laid.players[of]?.[field]);
  const left = leftOf(state, seat);
  const isSameCount = isSame(seat, COUNTED_FROM) && isSame(left, COUNTED_FROM);
  const isSameHand = isSame(seat, HAND);
  const isSameGoal = before.highlands === laid.highlands && isSame(seat, LOWLANDS);
  return kept(mine, {
    lacking:
      isSameHand && before.valley === laid.valley && isSame(seat, SUPPLY)
        ? mine.lacking
        : lacking(state, seat, mine.lacking),
    due,
    quests:
      isSameCount && isSameHand && isSameGoal && isSame(left, HAND) ? mine.quests : quests(state, seat, mine.quests),
    compared: isSameCount ? mine.compared : compared(state, seat, mine.compared),
    next: isSame(seat, FORETOLD_FROM) ? mine.next : forecast(state, seat, mine.next),
  });
}

const SUPPLY = ['supply'] as const;
const HAND = ['hand'] as const;
const LOWLANDS = ['lowlands'] as const;
const COUNTED_FROM = ['supply', 'city', 'completed'] as const;
const FORETOLD_FROM = ['season', 'city'] as const;

function lacking(state: State, seat: Seat, before: MineView['lacking'] | null): MineView['lacking'] {
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

function quests(state: State, seat: Seat, before: MineView['quests'] | null): MineView['quests'] {
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
      'atLeast' in need ? 0 : 'moreThanLeft' in need ? 1 : 2,
      count(state, seat),
      'atLeast' in need ? need.atLeast : count(state, leftOf(state, seat)),
      (needs[at] as Holds)(state, seat),
    );
  });
}

const ASKS: readonly Progress['asks'][] = ['at-least', 'more', 'as-many'];
const PROGRESS = new Map<number, Progress>();
/** More than anybody ever has or needs. */
const MANY = 4096;

/** The same numbers are the same object, for all tables: there are not many. */
function progress(asks: number, have: number, needed: number, holds: boolean): Progress {
  const number = ((have * MANY + needed) * ASKS.length + asks) * 2 + Number(holds);
  const known = PROGRESS.get(number);
  if (known !== undefined) return known;
  const made: Progress = { asks: ASKS[asks] as Progress['asks'], have, needed, holds };
  PROGRESS.set(number, made);
  return made;
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

function compared(state: State, seat: Seat, before: MineView['compared'] | null): MineView['compared'] {
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
