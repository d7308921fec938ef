import type { Name, Phrase, Seat } from '@snowbound/engine';
import { type Building, kindIn } from '../city.ts';
import { amountOf, FIRE, type Good } from '../goods.ts';
import { numberOf } from '../hand.ts';
import { lackingFor } from '../lacking.ts';
import { cardName } from '../names.ts';
import { snowPrice } from '../snow.ts';
import { type Card, cardOf, type Kind, type Player, playerAt, type State } from '../state.ts';
import { CHIMNEY_FIRE, CITY_SPACES, takesChimneyFor, whyNotPlay } from '../turn/price.ts';
import { CITY_FULL, SNOW_TOO_DEAR, UNIQUE_THERE } from '../turn/refusals.ts';
import { isValleySnowed, positionOf } from '../valley.ts';
import { goods, phrase } from '../words.ts';

/** SF-4.9: why this card cannot be played from hand or Valley. */
export function whyNotPlayNow(state: State, seat: Seat, kind: Kind, isFromHand: boolean): Phrase | null {
  const player = playerAt(state, seat);
  const card = cardOf(state, kind);
  const name = cardName(card);
  const position = positionOf(state, kind);
  if (isFromHand && !player.hand.some(each => numberOf(each) === kind)) {
    return phrase('SF-4.1', 'reasons.not-in-hand', { card: name });
  }
  if (!isFromHand && position < 0) return phrase('SF-4.1', 'reasons.not-in-valley', { card: name });
  const isSnowed = !isFromHand && isValleySnowed(state, position);
  switch (whyNotPlay(state, seat, kind, isSnowed, isFromHand, 0)) {
    case SNOW_TOO_DEAR: {
      const [price, fire] = [snowPrice(state), amountOf(player.supply, FIRE)];
      return phrase('SF-6.1', 'reasons.snow-too-dear', { card: name, price, fire });
    }
    case UNIQUE_THERE:
      return phrase('SF-4.3', 'reasons.unique-there', { card: name });
    case CITY_FULL:
      return phrase('SF-4.2', 'reasons.city-full', { card: name, spaces: CITY_SPACES });
    default:
      return cannotPay(state, player, card, isSnowed);
  }
}

function cannotPay(state: State, player: Player, card: Card, isSnowed: boolean): Phrase {
  const name = cardName(card);
  if (card.costsFireToLeft) return phrase('SF-4.4', 'reasons.no-fire-to-give', { card: name });
  const remedy = remedyFor(state, player, card, isSnowed);
  return phrase('SF-4.4', 'reasons.cannot-pay', { card: name, short: shortOf(player, card), remedy });
}

/** What is missing: named resources first, then how many of any kind. */
function shortOf({ supply }: Player, { cost }: Card): readonly Phrase[] {
  return Object.entries(lackingFor(supply, cost)).map(([good, lack]) => goods(good as Good | 'any', lack));
}

/** SF-4.5: whether a chimney would do instead, and what is missing for that. */
function remedyFor(state: State, player: Player, card: Card, isSnowed: boolean): Phrase {
  if (!card.isCritter) return phrase('SF-4.4', 'remedies.gather');
  const spots: Name[] = player.city
    .filter((building: Building) => takesChimneyFor(state, building, card.number))
    .map(building => cardName(cardOf(state, kindIn(building))));
  if (spots.length === 0) return phrase('SF-4.5', 'remedies.no-spot');
  const fire = CHIMNEY_FIRE + (isSnowed ? snowPrice(state) : 0) - amountOf(player.supply, FIRE);
  if (player.chimneys === 0) return phrase('SF-4.5', 'remedies.chimney', { spots: [spots[0] as Name] });
  return phrase('SF-4.5', 'remedies.fire-for-chimney', { fire: goods('fire', fire), spots: [spots[0] as Name] });
}
