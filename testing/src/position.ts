import { type Content, type Fast, type Game, pick, type Seat } from '@snowbound/engine';

/** Everything that anybody could notice about a state, to be compared; parts of it may be parts of the state. */
export function lookAt<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  state: State,
  seats: number,
): readonly unknown[] {
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  // Where everybody sees the same, which is a promise of its own, one look is enough.
  const others = game.isOpen ? [] : everyone;
  return [
    game.view(state, 'spectator'),
    others.map(seat => game.view(state, seat)),
    everyone.map(seat => game.score(state, seat)),
    game.winners(state),
    answers(game, state, () => true),
    offers(game, state),
  ];
}

/** What one seat can notice: its view, its options and secret answers, and whom the game waits for. */
export function noticed<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  state: State,
  seat: Seat,
  isOwn: (seat: Seat) => boolean,
): readonly unknown[] {
  const asked = game.questions(state).map(question => question.seat);
  const own = offers(game, state).filter(offer => isOwn(offer.seat));
  return [game.view(state, seat), asked, own, answers(game, state, isOwn), game.winners(state)];
}

/** Who has answered in secret, and what those have whose secrets are known. */
function answers<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  state: State,
  isKnown: (seat: Seat) => boolean,
) {
  return game.answers(state).map((action, seat) => {
    // A broken game may hold anything here.
    if ((action ?? null) === null) return null;
    return isKnown(seat) ? game.moveFor(action as Action) : 'answered';
  });
}

function offers<State, Action, View, Set extends Content>(game: Game<State, Action, View, Set>, state: State) {
  return game.questions(state).map(({ seat, prompt, options }) => ({
    seat,
    prompt: prompt.key,
    options: options.map(action => game.moveFor(action)),
  }));
}

/** Plays random moves to the end, but no more than `most`: a game under test may never end. */
export function playOn<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  state: State,
  random: Fast,
  most: number,
): void {
  for (let moves = 0; moves < most; moves++) {
    const [question] = game.questions(state);
    if (question === undefined) return;
    game.apply(state, question.seat, pick(random, question.options));
  }
}
