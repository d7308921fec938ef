import type { Name, Phrase } from '@snowbound/engine';
import { GOODS } from '../../goods.ts';
import { phrase, goods as someGoods } from '../../words.ts';
import type { AbilityCost, Amount, Cards, Cost, ForEach, Goods, Requirement } from './word.ts';

/** What texts need to know of the content: how its cards and families are called. */
export interface Speaker {
  cardName(id: string): Name;
  familyName(id: string): Name;
}

/** "Each …", "a …", "… (many)" and "5 …". */
type Form = 'each' | 'a' | 'many' | 'some';

/** Which cards, in the form a sentence needs. */
export function filterText(form: Form, cards: Cards, count: number, speaker: Speaker): Phrase {
  if (cards.card !== undefined) return named(form, speaker.cardName(cards.card), count);
  if (cards.family !== undefined) return ofFamily(form, speaker.familyName(cards.family), count);
  const traits = { rank: cards.rank ?? 'any', colour: cards.colour ?? 'any', type: cards.type ?? 'card' } as const;
  if (form === 'some') return phrase('SF-1.14', 'filters.some', { ...traits, count });
  return phrase('SF-1.14', `filters.${form}`, traits);
}

function named(form: Form, card: Name, count: number): Phrase {
  if (form === 'some') return phrase('SF-1.14', 'filters.some-named', { card, count });
  return phrase('SF-1.14', `filters.${form}-named`, { card });
}

function ofFamily(form: Form, family: Name, count: number): Phrase {
  if (form === 'some') return phrase('SF-1.14', 'filters.some-family', { family, count });
  return phrase('SF-1.14', `filters.${form}-family`, { family });
}

/** "2 acorns", "1 Fire", "1 resource of your choice". */
export const amountList = (goods: Goods): readonly Phrase[] => listed(goods, count => someGoods('any', count));

/** The same for what another player takes: "1 resource of their choice". */
export const theirGoods = (goods: Goods): readonly Phrase[] =>
  listed(goods, count => phrase('SF-1.1', 'goods.theirs', { count }));

function listed(goods: Goods, anyOf: (count: number) => Phrase): readonly Phrase[] {
  const named = GOODS.flatMap(good => {
    const count = good === 'snow' ? 0 : (goods[good] ?? 0);
    return count > 0 ? [someGoods(good, count)] : [];
  });
  return goods.any === undefined ? named : [...named, anyOf(goods.any)];
}

/** "For each …", "for every 2 …", "… (at most 3 times)". */
export function eachText(forEach: ForEach, speaker: Speaker): Phrase {
  if (forEach === 'counted') return phrase('SF-2.3', 'amounts.each-counted');
  const each = everyText(forEach, forEach.every ?? 1, speaker);
  return forEach.most === undefined ? each : phrase('SF-8', 'amounts.most', { each, most: forEach.most });
}

function everyText(amount: Amount, every: number, speaker: Speaker): Phrase {
  if ('have' in amount) return phrase('SF-8', 'amounts.each-had', { had: amount.have, every });
  if ('cards' in amount) {
    return every === 1
      ? phrase('SF-8', 'amounts.each-cards', { cards: filterText('each', amount.cards, 1, speaker) })
      : phrase('SF-8', 'amounts.every-cards', { cards: filterText('some', amount.cards, every, speaker) });
  }
  const [one, other] = pairOf(amount.pairs, speaker);
  return every === 1
    ? phrase('SF-8', 'amounts.each-pair', { one, other })
    : phrase('SF-8', 'amounts.every-pair', { one, other, every });
}

const pairOf = ([one, other]: readonly [Cards, Cards], speaker: Speaker): readonly [Phrase, Phrase] => [
  filterText('a', one, 1, speaker),
  filterText('a', other, 1, speaker),
];

function someText(amount: Amount, count: number, speaker: Speaker): Phrase {
  if ('have' in amount) return phrase('SF-8', 'amounts.some-had', { had: amount.have, count });
  if ('cards' in amount) {
    return phrase('SF-8', 'amounts.some-in-city', { cards: filterText('some', amount.cards, count, speaker) });
  }
  const [one, other] = pairOf(amount.pairs, speaker);
  return phrase('SF-8', 'amounts.some-pairs', { one, other, count });
}

function manyText(amount: Amount, speaker: Speaker): Phrase {
  if ('have' in amount) return phrase('SF-8', 'amounts.many-had', { had: amount.have });
  if ('cards' in amount) return filterText('many', amount.cards, 0, speaker);
  const [one, other] = pairOf(amount.pairs, speaker);
  return phrase('SF-8', 'amounts.many-pairs', { one, other });
}

export function requirementText(requirement: Requirement, speaker: Speaker): Phrase {
  if ('atLeast' in requirement) {
    return phrase('SF-7.1', 'needs.at-least', { things: someText(requirement.of, requirement.atLeast, speaker) });
  }
  if ('moreThanLeft' in requirement) {
    return phrase('SF-7.2', 'needs.more', { things: manyText(requirement.moreThanLeft, speaker) });
  }
  return phrase('SF-7.2', 'needs.as-many', { things: manyText(requirement.asManyAsLeft, speaker) });
}

/** The parts of a price. */
export function costText({ goods = {}, cards, fromCity }: Cost, speaker: Speaker): readonly Phrase[] {
  const parts = [...amountList(goods)];
  if (cards !== undefined) parts.push(phrase('SF-2.3', 'costs.cards', { count: cards }));
  if (fromCity !== undefined) {
    parts.push(phrase('SF-2.3', 'costs.from-city', { cards: filterText('a', fromCity, 1, speaker) }));
  }
  return parts;
}

export function abilityCostText({ thisCard, fire, cards, fromCity }: AbilityCost, speaker: Speaker): readonly Phrase[] {
  const parts: Phrase[] = [];
  if (thisCard === true) parts.push(phrase('SF-4.1', 'costs.this-card'));
  if (fire !== undefined) parts.push(someGoods('fire', fire));
  if (cards !== undefined) parts.push(phrase('SF-4.1', 'costs.cards', { count: cards }));
  if (fromCity !== undefined) {
    parts.push(phrase('SF-4.1', 'costs.from-city', { cards: filterText('a', fromCity, 1, speaker) }));
  }
  return parts;
}
