import type { Phrase, Question } from '@snowbound/engine';
import { hasAbility, NO_ABILITIES, TUNNEL_CARD } from './abilities/ability.ts';
import { isSpent } from './abilities/offers.ts';
import type { Action } from './actions.ts';
import { FIVE_COINS, priceOf } from './purchase.ts';
import { type Ability, type Player, playerAt, type State } from './state.ts';
import { phrase } from './words.ts';

/** What somebody wished to do with a card: by its move, or by touching it. */
export type Wish = 'use' | 'use-second' | 'buy' | 'upgrade' | 'five' | 'touch';

interface Asked {
  readonly state: State;
  readonly player: Player;
  readonly ability: Ability;
  readonly card: { readonly name: string };
  readonly prompt: Phrase;
}

/** A card that cannot be used, bought, upgraded or paid five coins for; `null` if it is just not the time. */
export function whyNotCard(state: State, { seat, prompt }: Question<Action>, wish: Wish, id: string): Phrase | null {
  const ability = state.content.abilities.find(card => card.id === id);
  if (ability === undefined) return phrase(prompt.rule, 'reasons.unknown', { what: id, prompt });
  const player = playerAt(state, seat);
  const card = { name: `names.${id}` };
  const asked: Asked = { state, player, ability, card, prompt };
  if (hasAbility(player.hand, ability.number)) {
    return (isPurchase(asked) ? tooDear(asked, ability.buy) : null) ?? phrase('WK-3.4', 'reasons.buy-first', { card });
  }
  if (!hasAbility(player.bought, ability.number)) return phrase('WK-2.2', 'reasons.no-such-card', { card });
  switch (wish) {
    case 'buy':
      return phrase('WK-3.4', 'reasons.bought', { card });
    case 'upgrade':
      return whyNotUpgrade(asked);
    case 'five':
      return whyNotFive(asked);
    case 'use':
      return whyNotUse(asked);
    case 'use-second':
      return whyNotSecond(asked);
    case 'touch':
      if (!isPurchase(asked)) return whyNotUse(asked);
      return canBeUpgraded(asked) ? whyNotUpgrade(asked) : whyNotFive(asked);
  }
}

const isPurchase = ({ prompt }: Asked): boolean => prompt.key === 'prompts.purchase';
const isUpgraded = ({ player, ability }: Asked): boolean => hasAbility(player.upgraded, ability.number);
const canBeUpgraded = (asked: Asked): boolean => asked.ability.number !== TUNNEL_CARD && !isUpgraded(asked);

function tooDear({ state, player: { coins }, card }: Asked, printed: number): Phrase | null {
  const price = priceOf(state, printed);
  return coins < price ? phrase('WK-3.4', 'reasons.too-dear', { card, price, coins }) : null;
}

function whyNotUpgrade(asked: Asked): Phrase | null {
  const { state, ability, card, prompt } = asked;
  if (ability.number === TUNNEL_CARD) return phrase('WK-5', 'reasons.never-upgraded', { card });
  if (isUpgraded(asked)) return phrase('WK-3.4', 'reasons.upgraded', { card });
  if (hasAbility(state.purchased, ability.number)) return phrase('WK-3.4', 'reasons.new', { card });
  if (!isPurchase(asked)) return phrase('WK-3.4', 'reasons.at-purchase', { prompt });
  return tooDear(asked, ability.upgrade);
}

function whyNotFive(asked: Asked): Phrase {
  const { state, player, card, prompt } = asked;
  const { coins } = player;
  if (!isPurchase(asked)) return phrase('WK-3.4', 'reasons.at-purchase', { prompt });
  if (state.purchased !== NO_ABILITIES) return phrase('WK-8.8', 'reasons.five-instead');
  if (coins >= FIVE_COINS) return phrase('WK-3.4', 'reasons.impossible', { card });
  const economy = { name: `names.${state.table.economy.id}` };
  return phrase('WK-3.4', 'reasons.five-coins', { card, price: FIVE_COINS, coins, economy });
}

/** WK-5: the second half needs the upgrade, and on an ARROW card the first half before it. */
function whyNotSecond(asked: Asked): Phrase | null {
  const { state, player, ability, card } = asked;
  if (!isUpgraded(asked)) {
    if (ability.number === TUNNEL_CARD) return phrase('WK-5', 'reasons.never-upgraded', { card });
    const price = priceOf(state, ability.upgrade);
    return phrase('WK-5', ability.kind === 'arrow' ? 'reasons.follows-upgraded' : 'reasons.not-upgraded', {
      card,
      price,
    });
  }
  if (ability.kind === 'arrow' && !isSpent(player, ability)) return phrase('WK-5', 'reasons.follows', { card });
  if (ability.second?.does === 'mandatory' && state.isMandatoryBegun && !hasAbility(player.usedSecond, ability.number))
    return phrase('WK-5.7', 'reasons.declare-first', { card });
  return whyNotNow(asked, player.usedSecond);
}

const whyNotUse = (asked: Asked): Phrase | null => whyNotNow(asked, asked.player.usedFirst);

/** A half that its owner has; `used` are the cards whose half of this kind was used. */
function whyNotNow({ player, ability, card, prompt }: Asked, used: number): Phrase | null {
  if (prompt.key === 'prompts.discard' || prompt.key === 'prompts.purchase')
    return phrase('WK-3.2', 'reasons.abilities-over', { card });
  if (prompt.key !== 'prompts.act') return null;
  if (hasAbility(used, ability.number) || isSpent(player, ability)) return phrase('WK-3.2', 'reasons.used', { card });
  return phrase('WK-3.2', 'reasons.impossible', { card });
}
