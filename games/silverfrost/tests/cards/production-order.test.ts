import { fastFromSeed } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import { describe, expect, test } from 'vitest';

/** SF-5.5: what is not asked must not matter. Two green cards of the house at a time, in both orders, with all that may be chosen. */

const GREEN = silverfrost.content.file.cards.filter(({ colour }) => colour === 'green').map(({ id }) => id);

const SUPPLIES = [
  {},
  { fire: 1 },
  { birch: 1, fire: 1 },
  { birch: 3, acorn: 1, fire: 3 },
] as const satisfies readonly Readonly<Record<string, number>>[];

type State = ReturnType<typeof silverfrost.arrange>;

/** Seat 0 goes on to spring with these cards; what lies later in the city produces first. */
function preparing(city: readonly string[], supply: Readonly<Record<string, number>>): State {
  const deal = {
    players: 2,
    options: { reward: 'flurries', start: '0', paws: '1' },
    content: silverfrost.content,
    random: fastFromSeed('order'),
    journal: null,
  };
  const you = { season: 'winter', workers: 0, ranger: 0, city, hand: ['wool-merchant'], supply };
  const deckTop = ['frost-hall', 'ice-palace', 'mist-watch', 'magpie-smuggler', 'salvage-yard', 'scaffolding'];
  const state = silverfrost.arrange(deal, { turn: 0, players: [you, {}], valley: [], deckTop, snowstorms: [] });
  const [decision] = silverfrost.questions(state);
  const prepare = decision?.options.find(option => silverfrost.moveFor(option) === 'prepare');
  if (prepare === undefined) throw new Error('nothing to prepare for');
  silverfrost.apply(state, 0, prepare);
  return state;
}

const promptIn = (state: State): string => silverfrost.questions(state)[0]?.prompt.key ?? '';

/** Everything it can come to. */
function outcomes(start: State): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (state: State): void => {
    const [decision] = silverfrost.questions(state);
    const { players } = silverfrost.view(state, 0);
    const held = players.map(({ supply, hand, city, season }) => [
      supply,
      [...hand].sort(),
      city.map(({ id, snow }) => `${id} ${snow}`).sort(),
      season,
    ]);
    const said = JSON.stringify([decision?.prompt, held]);
    if (decision?.seat !== 0) {
      found.add(said);
      return;
    }
    const place = JSON.stringify([said, state.stack.map(({ nextStep, left, counted }) => [nextStep, left, counted])]);
    if (seen.has(place)) return;
    seen.add(place);
    for (const option of decision.options) {
      const next = silverfrost.clone(state);
      silverfrost.apply(next, 0, option);
      visit(next);
    }
  };
  visit(start);
  return found;
}

describe('SF-5.5 two productions of which nobody is asked which comes first', () => {
  test.each(GREEN)('SF-5.5 %s and any other card can come to the same in either order', one => {
    for (const other of GREEN.filter(id => id > one)) {
      for (const supply of SUPPLIES) {
        const [first, last] = [preparing([one, other], supply), preparing([other, one], supply)];
        expect(promptIn(first) === 'prompts.order').toBe(promptIn(last) === 'prompts.order');
        if (promptIn(first) === 'prompts.order') continue;
        const where = `${other} with ${JSON.stringify(supply)}`;
        expect([where, [...outcomes(first)].sort()]).toEqual([where, [...outcomes(last)].sort()]);
      }
    }
  });

  test('SF-5.5 most pairs are such, and some are not', () => {
    const pairs = GREEN.flatMap(one => GREEN.filter(id => id > one).map(other => [one, other]));
    const asked = pairs.filter(pair => promptIn(preparing(pair, { birch: 3, fire: 3 })) === 'prompts.order');
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.length).toBeLessThan(pairs.length / 2);
  });
});
