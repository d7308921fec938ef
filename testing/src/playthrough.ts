import {
  type Content,
  fastFromSeed,
  type Game,
  type Options,
  pick,
  type Reader,
  type Seat,
  say,
  total,
} from '@snowbound/engine';
import { type Answer, Table } from '@snowbound/table';

/** What makes up one golden game. */
export interface Playthrough<View, Set extends Content> {
  readonly players: number;
  readonly seed: string;
  /** As usual where left out. */
  readonly options?: Options;
  readonly content: Set;
  readonly reader: Reader;
  /** The view in one line, as a player would take it in. */
  readonly sketch: (view: View, answers: readonly Answer[]) => string;
}

/** A whole random game written out: what each seat saw, what it was offered, what it did, and what came of it. */
export function writePlaythrough<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  { players, seed, options = {}, content, reader, sketch }: Playthrough<View, Set>,
): string {
  const table = new Table(game, { players, seed, options, content });
  const random = fastFromSeed(seed);
  const lines = [`${game.name} · rules ${game.rules} · ${table.content.id} · ${players} players · seed word ${seed}`];
  let heard = 0;
  const listen = () => {
    const journal = table.journal('spectator');
    for (const { tells } of journal.slice(heard)) lines.push(`  ~ [${tells.rule}] ${say(tells, reader)}`);
    heard = journal.length;
  };
  listen();
  for (let number = 1; !table.isOver; number++) {
    const { seat, prompt, options } = pick(random, table.questions);
    const { move } = pick(random, options);
    lines.push(
      '',
      `#${number} seat ${seat} · ${prompt.key} [${prompt.rule}]`,
      `  sees    ${sketch(table.view(seat), table.visibleAnswers(seat))}`,
      `  options ${options.map(option => option.move).join(' | ')}`,
      `  > ${move}`,
    );
    table.play(seat, move);
    listen();
  }
  lines.push(
    '',
    ...[...table.seating.keys()].map(seat => scoreLine(table, seat)),
    `winners ${table.winners.join(', ')}`,
    '',
  );
  return lines.join('\n');
}

function scoreLine<State, Action, View, Set extends Content>(
  table: Table<State, Action, View, Set>,
  seat: Seat,
): string {
  const sheet = table.score(seat);
  return `seat ${seat}: ${sheet.map(({ source, points }) => `${source} ${points}`).join(' + ')} = ${total(sheet)}`;
}
