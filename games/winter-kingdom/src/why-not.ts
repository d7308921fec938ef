import type { Phrase, Question, Seat } from '@snowbound/engine';
import { has } from '@snowbound/hex';
import { type Action, targetsOf } from './actions.ts';
import { questionsOf } from './asked.ts';
import { CELLS } from './spaces.ts';
import { playerAt, type State } from './state.ts';
import { isBuildable, nameOfTerrain, type Terrain } from './terrain.ts';
import { NO_TWIST } from './twists/twist.ts';
import { type Wish, whyNotCard } from './why-not-card.ts';
import { phrase } from './words.ts';

/** Why `what` is not offered to `seat` now; `null` exactly when it is. */
export function whyNot(state: State, seat: Seat, what: string): Phrase | null {
  if (state.isOver) return phrase('WK-9.1', 'reasons.over');
  if (state.players[seat] === undefined) return phrase('WK-2.2', 'reasons.unknown-seat', { seat });
  const question = questionsOf(state).find(asked => asked.seat === seat);
  if (question === undefined) return phrase('WK-2.5', 'reasons.not-your-turn', { who: { seat: state.active } });
  if (question.options.some(option => option.move === what || targetsOf(seat, option).includes(what))) return null;
  return whyNotOffered(state, question, what);
}

const ABOUT_SPACES = ['space', 'build', 'fort', 'take', 'to', 'remove'];
const ABOUT_CARDS: Readonly<Record<string, Wish>> = { use: 'use', buy: 'buy', upgrade: 'upgrade', five: 'five' };
const BUTTONS = ['fort', 'skip', 'decline', 'done'];

function whyNotOffered(state: State, question: Question<Action>, what: string): Phrase {
  const { prompt, seat } = question;
  const wrongTime = phrase(prompt.rule, 'reasons.wrong-time', { prompt });
  const [verb = '', ...rest] = what.split(' ');
  if (BUTTONS.includes(what)) return wrongTime;
  if (ABOUT_SPACES.includes(verb)) {
    const space = Number(rest[0]);
    const isThere = rest.length === 1 && Number.isInteger(space) && space >= 0 && space < CELLS;
    if (isThere) return whyNotVerb(state, question, verb, space) ?? whyNotSpace(state, question, space) ?? wrongTime;
  }
  const wish = verb === 'use' && rest[1] === '2' ? 'use-second' : ABOUT_CARDS[verb];
  if (wish !== undefined) return whyNotCard(state, question, wish, rest[0] ?? '') ?? wrongTime;
  if (verb === 'card' || verb === 'hand') {
    const owner = Number(rest[0]);
    if (state.players[owner] !== undefined && owner !== seat) {
      return phrase(prompt.rule, 'reasons.not-yours', { who: { seat: owner } });
    }
    return whyNotCard(state, question, 'touch', rest[1] ?? '') ?? wrongTime;
  }
  return phrase(prompt.rule, 'reasons.unknown', { what, prompt });
}

/** A move of a kind that is not asked for now, whatever the space; `null` if it is the space that matters. */
function whyNotVerb(state: State, question: Question<Action>, verb: string, space: number): Phrase | null {
  const { seat, prompt, options } = question;
  const asks = (...verbs: readonly string[]): boolean => options.some(option => verbs.includes(option.verb));
  if (verb === 'space' || asks(verb)) return null;
  if (verb === 'remove') return whyNotRemove(state, prompt);
  if (verb === 'take' || verb === 'to')
    return asks('take', 'to')
      ? phrase(prompt.rule, 'reasons.wrong-time', { prompt })
      : phrase('WK-4.2', 'reasons.moves-by-card', { prompt });
  if (!asks('build', 'fort')) return phrase(prompt.rule, 'reasons.wrong-time', { prompt });
  if (!options.some(({ cell }) => cell === space)) return null;
  if (verb === 'build') return phrase('WK-3.3', 'reasons.fort-now', { prompt });
  if (playerAt(state, seat).fortsLeft === 0) return phrase('WK-2.2', 'reasons.no-fort', { prompt });
  return phrase('WK-3.3', 'reasons.fort-first', { choice: { name: 'moves.as-fort' } });
}

/** Houses leave the board by Discard and by Wolves only, each at its time. */
function whyNotRemove({ table: { economy, twist } }: State, prompt: Phrase): Phrase {
  if (economy.perRemoved > 0) return phrase(economy.rule, 'reasons.remove-later', { prompt });
  if (twist.mostBuilt < NO_TWIST.mostBuilt)
    return phrase(twist.rule, 'reasons.remove-wolves', { most: twist.mostBuilt, prompt });
  return phrase('WK-3.3', 'reasons.remove-never', { prompt });
}

/** A space that cannot be built on, taken from or gone to. */
function whyNotSpace(state: State, { seat, prompt, options }: Question<Action>, space: number): Phrase | null {
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
