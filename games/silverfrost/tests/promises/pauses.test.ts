import { isDeepStrictEqual } from 'node:util';
import { fastFromSeed, fork, pick, type Seat } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import { expect, test } from 'vitest';
import type { State } from './conserved.ts';

/** Random games, for what holds at every pause: SF-2.2. */
const GAMES = 60;
/** What only matters is rare among what random players do. */
const MORE_GAMES = 250;

const GO_ON = 'go on';
const TURN_ENDS = 'prompts.pause-turn-end';

type Asked = ReturnType<typeof asked>;

const begun = (number: number): State =>
  silverfrost.setup({
    players: 2 + (number % 3),
    options: { reward: 'flurries', start: 'random', paws: '1' },
    content: silverfrost.content,
    random: fastFromSeed(`pauses-${number}`),
    journal: null,
  });

function asked(state: State) {
  const [only] = silverfrost.questions(state);
  if (only === undefined) return null;
  const moves = only.options.map(silverfrost.moveFor);
  return { ...only, moves, key: only.prompt.key, isPause: moves[0] === GO_ON };
}

const isClear = (move: string): boolean => move.startsWith('clear ');

function play(state: State, seat: Seat, move: string): State {
  const decision = silverfrost.questions(state).find(each => each.seat === seat);
  const action = decision?.options.find(option => silverfrost.moveFor(option) === move);
  if (action === undefined) throw new Error(`${move} is not offered`);
  silverfrost.apply(state, seat, action);
  return state;
}

/** Everything there is to be seen, and what is asked. */
const seen = (state: State): readonly unknown[] => [
  asked(state)?.prompt,
  asked(state)?.moves,
  state.players.map((_, seat) => ({ ...silverfrost.view(state, seat), mine: null })),
];

function wish(state: State, when: string): State {
  const { all = [], note } = silverfrost.wishes ?? {};
  const wished = all.find(({ move }) => move === `pauses ${when}`);
  if (wished === undefined) throw new Error(`nobody can wish ${when}`);
  for (const seat of state.players.keys()) note?.(state, seat, wished);
  return state;
}

test(`SF-2.2 over ${GAMES} random games: a pause has words of its own, no question comes again with nothing but a pause, no pause comes twice`, () => {
  const prompts = new Set<string>();
  const random = fastFromSeed('pauses');
  for (let number = 0; number < GAMES; number++) {
    const state = begun(number);
    for (let now = asked(state); now !== null; ) {
      const below = state.stack.at(-2);
      const at = now.isPause ? below : state.stack.at(-1);
      const step = at?.nextStep;
      if (now.isPause) {
        prompts.add(now.key);
        expect(now.moves.slice(1).every(isClear)).toBe(true);
      } else {
        expect(now.key).not.toMatch(/^prompts\.pause/);
        expect(now.moves.every(isClear)).toBe(false);
      }
      expect(now.moves.slice(1)).not.toContain(GO_ON);
      const move = pick(random, now.moves);
      play(state, now.seat, move);
      const next = asked(state);
      if (next?.isPause === true && now.isPause) {
        // One after the other only where another step comes.
        expect([state.stack.at(-2) === at && at?.nextStep === step, next.prompt]).not.toEqual([true, now.prompt]);
        expect(move).toBe(GO_ON);
      }
      now = next;
    }
  }
  expect([...prompts].sort()).toEqual(['prompts.pause', 'prompts.pause-set-off', TURN_ENDS]);
});

/** Where clearing this Snow after the next step has come leads to something else than clearing it now. */
function differs(state: State, { seat }: NonNullable<Asked>, clear: string): boolean {
  const then = play(silverfrost.clone(state), seat, GO_ON);
  const next = asked(then);
  if (next === null || next.seat !== seat || !next.moves.includes(clear)) return true;
  return !isDeepStrictEqual(seen(play(then, seat, clear)), seen(play(silverfrost.clone(state), seat, clear)));
}

test(`SF-2.2 over ${MORE_GAMES} random games: who is asked always is asked where it matters and where clearing comes to the same a moment later`, () => {
  const random = fastFromSeed('always');
  let [needless, needed, vain] = [0, 0, 0];
  for (let number = 0; number < MORE_GAMES; number++) {
    // The same game twice: asked when it matters, and always.
    const usual = begun(number);
    const always = wish(begun(number), 'always');
    for (let now = asked(always); now !== null; now = asked(always)) {
      const alike = asked(usual);
      const matters = alike !== null && isDeepStrictEqual([alike.prompt, alike.moves], [now.prompt, now.moves]);
      if (now.isPause && now.key !== TURN_ENDS) {
        const where = `game ${number}, ${JSON.stringify(now.prompt)}, ${now.moves}`;
        const doesDiffer = now.moves.filter(isClear).some(clear => differs(always, now as never, clear));
        expect(doesDiffer && !matters ? where : '').toBe('');
        if (!matters) needless++;
        else if (doesDiffer) needed++;
        else vain++;
      }
      const move = now.isPause && !matters ? GO_ON : pick(random, now.moves);
      play(always, now.seat, move);
      if (!now.isPause || matters) play(usual, now.seat, move);
    }
    expect(asked(usual)).toBeNull();
  }
  expect(needless).toBeGreaterThan(needed);
  // The next step would have been another one, and have brought as little: a card activated that gives cards, with none in hand.
  expect(vain).toBeLessThan(needed / 5);
  expect(needed).toBeGreaterThan(10);
});

test(`SF-2.2 over ${GAMES} random games: who is never asked plays as who always goes on`, () => {
  const random = fastFromSeed('never');
  for (let number = 0; number < GAMES; number++) {
    const usual = begun(number);
    const never = wish(begun(number), 'never');
    for (let now = asked(usual); now !== null; now = asked(usual)) {
      if (now.isPause) play(usual, now.seat, GO_ON);
      else {
        expect(isDeepStrictEqual(seen(never), seen(usual))).toBe(true);
        const move = pick(random, now.moves);
        play(usual, now.seat, move);
        play(never, now.seat, move);
      }
    }
    expect(asked(never)).toBeNull();
  }
});

test('the wishes of others are in no imagined world', () => {
  const state = wish(begun(0), 'always');
  const world = silverfrost.imagine(state, 0, fork(fastFromSeed('world')));
  expect(silverfrost.view(world, 0).mine?.pauses).toBe('always');
  expect(silverfrost.view(world, 1).mine?.pauses).toBeNull();
  const [own, other] = [0, 1].map(seat => silverfrost.view(state, seat).players);
  expect(JSON.stringify(own)).not.toContain('pauses');
  expect(JSON.stringify(other)).not.toContain('pauses');
});
