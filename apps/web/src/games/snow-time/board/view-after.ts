import type { Entry, Phrase, Seat, Value } from '@snowbound/engine';
import type { ColourView, View } from '@snowbound/snow-time';

/** The view after a journal entry, so that a reveal can be shown entry by entry. */
export function viewAfter(view: View, { tells }: Entry): View {
  const { key, values } = tells;
  const who = seatsIn(values['who']);
  const number = (name: string): number => Number(values[name] ?? 0);
  switch (key) {
    case 'journal.plays':
      return shows(view, who, cardsIn(tells));
    case 'journal.adds':
      return shows(uses(view, who, 'guardian'), who, cardsIn(tells));
    case 'journal.adds-none':
      return uses(view, who, 'guardian');
    case 'journal.snowstorm':
      return walks(uses(swept(view), who, 'snowstorm'), who, number('struck'));
    case 'journal.heals':
      return heals(view, who, cardsIn(tells));
    case 'journal.brawl': {
      const fallen = seatsIn(values['fallen']);
      return walks(falls(view, fallen, number('level')), fallen, number('points'));
    }
    case 'journal.knock-off':
      return walks(falls(view, seatsIn(values['fallen']), number('below')), who, number('points'));
    case 'journal.harvest':
      return walks(picked(view, number('level')), who, number('fruit'));
    case 'journal.mana':
      return walks(view, who, 1);
    case 'journal.bonus':
      return walks(view, who, number('worth'));
    case 'journal.round':
      return takenBack(view, number('round'));
    case 'journal.fruit':
      return grown(view, [number('first'), number('second')].slice(0, number('dice')));
    case 'journal.double':
      return grown(view, [number('level'), number('level')]);
    default:
      return view;
  }
}

/** The seats a value names: one, or a list. */
export function seatsIn(value: Value | undefined): readonly Seat[] {
  if (Array.isArray(value)) return value.flatMap(seatsIn);
  return typeof value === 'object' && 'seat' in value ? [value.seat] : [];
}

/** The cards a phrase names, as the view spells them. */
export function cardsIn({ values }: Phrase): readonly string[] {
  const named = [values['card'], values['cards']].flat();
  return named.flatMap(value =>
    typeof value === 'object' && 'name' in value ? [value.name.replace('names.', '')] : [],
  );
}

/** Fields that a colour has: of what a function answers, TypeScript does not refuse others by itself. */
type FieldsOf<Changes> = Changes & { readonly [Field in Exclude<keyof Changes, keyof ColourView>]: never };

function changed<Changes extends Partial<ColourView>>(
  view: View,
  seats: readonly Seat[],
  change: (colour: ColourView) => FieldsOf<Changes>,
): View {
  const colours = view.colours.map((colour, seat) =>
    seats.includes(seat) ? { ...colour, ...change(colour) } : colour,
  );
  return { ...view, colours };
}

const without = (cards: readonly string[], gone: readonly string[]): string[] =>
  cards.filter(card => !gone.includes(card));

function shows(view: View, who: readonly Seat[], cards: readonly string[]): View {
  const tree = view.tree.map((here, index) => (cards.includes(String(index + 1)) ? [...here, ...who].sort() : here));
  return changed({ ...view, tree }, who, ({ hand, revealed }) => ({
    hand: without(hand, cards),
    revealed: [...revealed, ...cards],
  }));
}

function uses(view: View, who: readonly Seat[], card: string): View {
  return changed(view, who, ({ revealed, spent }) => ({
    revealed: without(revealed, [card]),
    spent: [...without(spent, [card]), card],
  }));
}

function falls(view: View, fallen: readonly Seat[], level: number): View {
  const tree = view.tree.map((here, index) =>
    index + 1 === level ? here.filter(seat => !fallen.includes(seat)) : here,
  );
  const card = String(level);
  return changed({ ...view, tree }, fallen, ({ revealed, discard }) => ({
    revealed: without(revealed, [card]),
    discard: [...discard, card],
  }));
}

const swept = (view: View): View => view.tree.reduce((after, here, index) => falls(after, here, index + 1), view);

function heals(view: View, who: readonly Seat[], cards: readonly string[]): View {
  return changed(view, who, ({ hand, discard }) => ({
    hand: [...hand, ...cards],
    discard: without(discard, cards),
  }));
}

function walks(view: View, who: readonly Seat[], spaces: number): View {
  return changed(view, who, ({ space }) => ({ space: Math.min(view.track.lastSpace, space + spaces) }));
}

function picked(view: View, level: number): View {
  const taken = view.fruit[level - 1] ?? 0;
  const fruit = view.fruit.map((count, index) => (index + 1 === level ? 0 : count));
  return { ...view, fruit, supply: view.supply + taken };
}

function takenBack(view: View, round: number): View {
  const everyone = view.colours.map((_, seat) => seat);
  const down = { ...view, round, dice: [], tree: view.tree.map(() => []) };
  return changed(down, everyone, ({ hand, revealed }) => ({
    hand: [...hand, ...revealed],
    revealed: [],
  }));
}

function grown(view: View, dice: readonly number[]): View {
  const fruit = view.fruit.map((count, index) => count + dice.filter(level => level === index + 1).length);
  return { ...view, dice, fruit, supply: view.supply - dice.length };
}
