import { type Content, fastFromSeed, fork, type Game, pick } from '@snowbound/engine';

/** How often random games named each rule, in a prompt or in the journal. */
export function ruleCoverage<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  { players, games, seed }: { readonly players: number; readonly games: number; readonly seed: string },
): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (rule: string) => counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const random = fastFromSeed(seed);
  for (let number = 0; number < games; number++) {
    const state = game.setup({ players, options: {}, content: game.content, random: fork(random), journal: [] });
    for (;;) {
      const [question] = game.questions(state);
      if (question === undefined) break;
      count(question.prompt.rule);
      game.apply(state, question.seat, pick(random, question.options));
    }
    for (const { tells } of game.journal(state) ?? []) count(tells.rule);
  }
  return counts;
}
