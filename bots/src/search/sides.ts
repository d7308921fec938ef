import { type Chair, type Fast, flow, type Seat, unitFrom } from '@snowbound/engine';

/** One seat's side of a secret question: what it may choose, what it regrets, how it has mixed so far. */
export interface Side<Action> {
  readonly seat: Seat;
  readonly options: readonly Action[];
  /** Whether its answer lies on the table already, unknown to the chair. */
  readonly isSealed: boolean;
  readonly regrets: number[];
  /** How it would choose now, and how it has chosen so far, summed. */
  readonly mix: number[];
  readonly played: number[];
  /** What each option was worth to its player, summed, and the squares. */
  readonly rewards: number[];
  readonly squares: number[];
  looks: number;
}

/** The sides of all whose answer the chair does not know, its own first. */
export function sidesOf<State extends flow.Flow<State, Action>, Action, View>(
  state: State,
  { seat: own, seating }: Chair<State, Action, View>,
): readonly Side<Action>[] {
  const frame = state.stack[state.stack.length - 1];
  const question = flow.openAsk(state);
  if (frame === undefined || question === null) throw new Error('nothing was asked');
  const offered = (seat: Seat): readonly Action[] =>
    question.kind === 'askAll' ? question.options(state, frame, seat) : question.options(state, frame);
  const isSealed = (seat: Seat): boolean => state.sealed[seat] !== null;
  const asked = question.kind === 'ask' ? [own] : [...seating.keys()].filter(seat => offered(seat).length > 0);
  const unknown = asked.filter(seat => seat === own || !isSealed(seat) || seating[seat] !== seating[own]);
  return [own, ...unknown.filter(seat => seat !== own)].map(seat => sideOf(seat, offered(seat), isSealed(seat)));
}

function sideOf<Action>(seat: Seat, options: readonly Action[], isSealed: boolean): Side<Action> {
  const zeros = (): number[] => options.map(() => 0);
  const mix = options.map(() => 1 / options.length);
  return {
    seat,
    options,
    isSealed,
    regrets: zeros(),
    mix,
    played: zeros(),
    rewards: zeros(),
    squares: zeros(),
    looks: 0,
  };
}

/** One of the options, as often as the shares say. */
export function drawn<Action>(options: readonly Action[], shares: readonly number[], random: Fast): Action {
  let left = unitFrom(random);
  for (let at = 0; at < options.length - 1; at++) {
    left -= shares[at] as number;
    if (left < 0) return options[at] as Action;
  }
  return options[options.length - 1] as Action;
}

/** Takes in what each option would have been worth: later looks weigh more, for the first ones knew little. */
export function learn<Action>(side: Side<Action>, observed: readonly number[]): void {
  const { regrets, mix, played, rewards, squares } = side;
  side.looks++;
  let got = 0;
  for (let at = 0; at < observed.length; at++) got += (mix[at] as number) * (observed[at] as number);
  let sum = 0;
  for (let at = 0; at < observed.length; at++) {
    const reward = observed[at] as number;
    rewards[at] = (rewards[at] as number) + reward;
    squares[at] = (squares[at] as number) + reward * reward;
    played[at] = (played[at] as number) + side.looks * (mix[at] as number);
    regrets[at] = Math.max(0, (regrets[at] as number) + reward - got);
    sum += regrets[at] as number;
  }
  for (let at = 0; at < observed.length; at++) mix[at] = sum > 0 ? (regrets[at] as number) / sum : 1 / observed.length;
}

/** Options played less often than this are mistakes of the sample and left out. */
const LEAST_SHARE = 0.02;

/** A chance to win so much lower makes an option less likely by e to 1, if the chances are known. */
const LEANING = 0.01;

/** The same, leaning towards what has done better against others who stray; little as long as it may be luck. */
export function leaningOf<Action>(side: Side<Action>): number[] {
  const { rewards, squares, looks } = side;
  if (looks === 0) return sharesOf(side);
  const best = Math.max(...rewards) / looks;
  const likes = sharesOf(side).map((share, at) => {
    const mean = (rewards[at] as number) / looks;
    const luck = Math.sqrt(Math.max(0, (squares[at] as number) / looks - mean * mean) / looks);
    return Math.max(share, LEAST_SHARE) * Math.exp((mean - best) / (LEANING + luck));
  });
  return withoutMistakes(likes);
}

/** How often each option should be played. */
export function sharesOf<Action>({ played, mix, looks }: Side<Action>): number[] {
  if (looks === 0) return mix.slice();
  return withoutMistakes(played);
}

function withoutMistakes(likes: readonly number[]): number[] {
  const all = likes.reduce((sum, like) => sum + like, 0);
  const likely = likes.map(like => (like / all < LEAST_SHARE ? 0 : like));
  const sum = likely.reduce((total, like) => total + like, 0);
  return likely.map(like => like / sum);
}
