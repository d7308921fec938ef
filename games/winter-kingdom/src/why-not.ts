import { type Decision, flow, type Phrase, type Seat } from '@snowbound/engine';
import { has } from '@snowbound/hex';
import { hasAbility } from './abilities/ability.ts';
import { type Action, targetsOf } from './actions.ts';
import { priceOf } from './purchase.ts';
import { CELLS } from './spaces.ts';
import { playerAt, type State } from './state.ts';
import { isBuildable, nameOfTerrain, type Terrain } from './terrain.ts';
import { phrase } from './words.ts';

/** Why `what` is not offered to `seat` now; `null` exactly when it is. */
export function whyNot(state: State, seat: Seat, what: string): Phrase | null {
  if (state.isOver) return phrase('WK-9.1', 'reasons.over');
  if (state.players[seat] === undefined) return phrase('WK-2.2', 'reasons.unknown-seat', { seat });
  const decision = flow.decisionsOf(state).find(asked => asked.seat === seat);
  if (decision === undefined) return phrase('WK-2.5', 'reasons.not-your-turn', { who: { seat: state.active } });
  if (decision.options.some(option => option.notation === what || targetsOf(seat, option).includes(what))) return null;
  return whyNotOffered(state, decision, what);
}

const ABOUT_SPACES = ['space', 'build', 'fort', 'take', 'to', 'remove'];
const ABOUT_CARDS = ['use', 'buy', 'upgrade', 'five'];
const BUTTONS = ['fort', 'skip', 'decline', 'done'];

function whyNotOffered(state: State, decision: Decision<Action>, what: string): Phrase {
  const { prompt, seat } = decision;
  const wrongTime = phrase(prompt.rule, 'reasons.wrong-time', { prompt });
  const [verb = '', ...rest] = what.split(' ');
  if (BUTTONS.includes(what)) return wrongTime;
  if (ABOUT_SPACES.includes(verb)) {
    const space = Number(rest[0]);
    const isThere = rest.length === 1 && Number.isInteger(space) && space >= 0 && space < CELLS;
    if (isThere) return whyNotSpace(state, decision, space) ?? wrongTime;
  }
  if (ABOUT_CARDS.includes(verb)) return whyNotCard(state, decision, rest[0] ?? '') ?? wrongTime;
  if (verb === 'card' || verb === 'hand') {
    const owner = Number(rest[0]);
    if (state.players[owner] !== undefined && owner !== seat) {
      return phrase(prompt.rule, 'reasons.not-yours', { who: { seat: owner } });
    }
    return whyNotCard(state, decision, rest[1] ?? '') ?? wrongTime;
  }
  return phrase(prompt.rule, 'reasons.unknown', { what, prompt });
}

/** A space that cannot be built on, taken from or gone to. */
function whyNotSpace(state: State, { seat, prompt, options }: Decision<Action>, space: number): Phrase | null {
  const player = playerAt(state, seat);
  const asks = (verb: Action['verb']): boolean => options.some(option => option.verb === verb);
  if (asks('take') || asks('remove')) {
    if (has(player.forts, space)) return phrase('WK-3.3', 'reasons.fort-stays');
    if (!has(player.houses, space)) return phrase('WK-3.3', 'reasons.no-own-house', { space });
    return phrase(prompt.rule, 'reasons.no-way', { prompt });
  }
  const isBuild = asks('build') || asks('fort');
  if (!isBuild && !asks('to')) return null;
  if (has(state.occupied, space)) return phrase('WK-4.1', 'reasons.occupied', { space });
  const terrain = state.table.board.terrain[space] as Terrain;
  const shown = { name: `names.${nameOfTerrain(terrain)}` };
  const isMountainAsked = options.some(
    ({ cell }) => cell >= 0 && !isBuildable(state.table.board.terrain[cell] as Terrain),
  );
  if (!isBuildable(terrain) && !isMountainAsked) return phrase('WK-1.3', 'reasons.not-buildable', { terrain: shown });
  if (!isBuild) return phrase(prompt.rule, 'reasons.no-way', { prompt });
  return whyNotSite(state, prompt, seat, space, terrain) ?? phrase(prompt.rule, 'reasons.condition', { prompt });
}

/** An empty buildable space that a build does not allow. */
function whyNotSite(state: State, prompt: Phrase, seat: Seat, space: number, terrain: Terrain): Phrase | null {
  const player = playerAt(state, seat);
  const isMandatory = prompt.key === 'prompts.act' || prompt.key === 'prompts.mandatory';
  if (isMandatory && terrain !== state.building) {
    const needed = { name: `names.${nameOfTerrain(state.building)}` };
    return phrase('WK-3.1', 'reasons.wrong-terrain', { needed, terrain: { name: `names.${nameOfTerrain(terrain)}` } });
  }
  if (state.table.twist.mostOwnNeighbours === 1 && has(player.crowded, space))
    return phrase('WK-8.3', 'reasons.crowded');
  if (isMandatory && !has(player.touching, space)) return phrase('WK-4.1', 'reasons.not-next-to-own');
  return null;
}

/** A card that cannot be used, bought, upgraded or paid five coins for. */
function whyNotCard(state: State, { seat, prompt }: Decision<Action>, id: string): Phrase | null {
  const ability = state.content.abilities.find(card => card.id === id);
  if (ability === undefined) return phrase(prompt.rule, 'reasons.unknown', { what: id, prompt });
  const { number, buy, upgrade } = ability;
  const { hand, bought, upgraded, coins, usedFirst, usedSecond } = playerAt(state, seat);
  const card = { name: `names.${id}` };
  const isPurchase = prompt.key === 'prompts.purchase';
  if (hasAbility(hand, number)) {
    const price = priceOf(state, buy);
    if (isPurchase && coins < price) return phrase('WK-3.4', 'reasons.too-dear', { card, price, coins });
    return phrase('WK-3.4', 'reasons.buy-first', { card });
  }
  if (!hasAbility(bought, number)) return phrase('WK-2.2', 'reasons.no-such-card', { card });
  if (isPurchase) {
    if (hasAbility(upgraded, number)) return phrase('WK-3.4', 'reasons.upgraded', { card });
    const price = priceOf(state, upgrade);
    return coins < price ? phrase('WK-3.4', 'reasons.too-dear', { card, price, coins }) : null;
  }
  if (prompt.key !== 'prompts.act') return null;
  if (hasAbility(usedFirst | usedSecond, number)) return phrase('WK-3.2', 'reasons.used', { card });
  return phrase('WK-3.2', 'reasons.impossible', { card });
}
