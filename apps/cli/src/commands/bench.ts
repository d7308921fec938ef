import { accept, type BenchReport, type BoardFigures, lossesOf, measure } from '@snowbound/bench';
import { EXIT } from '../exit-codes.ts';
import type { Voice } from '../voice.ts';

export interface BenchOptions {
  readonly check?: boolean;
  readonly accept?: boolean;
  readonly json?: boolean;
}

/** How long a single measurement takes. */
const SECONDS = 0.5;
const FURTHER_RUNS = 2;

/** Measures every game beside its peer; with --check it fails when a floor is missed or a figure fell. */
export async function bench(options: BenchOptions, voice: Voice): Promise<number> {
  if (process.stderr.isTTY) process.stderr.write(`${voice.tell('cli.bench-running')}\n`);
  const report = await measure(SECONDS);
  const losses = options.check === true ? await confirmed(lossesOf(report)) : [];
  const answer =
    options.json === true ? JSON.stringify({ ...report, losses }, null, 2) : linesOf(report, voice).join('\n');
  process.stdout.write(`${answer}\n`);
  if (options.check === true) sayLosses(losses, voice);
  if (options.accept === true) process.stderr.write(`${voice.tell('cli.bench-accepted', { file: accept(report) })}\n`);
  const missed = report.goals.some(({ reached }) => reached === 'missed');
  const fell = losses !== null && losses.length > 0;
  return options.check === true && (missed || fell) ? EXIT.refused : EXIT.well;
}

/** Losses that show again in every further run: one run on a shared machine proves nothing. */
async function confirmed(losses: ReturnType<typeof lossesOf>): Promise<ReturnType<typeof lossesOf>> {
  let left = losses;
  for (let run = 0; run < FURTHER_RUNS && left !== null && left.length > 0; run++) {
    const again = new Set(lossesOf(await measure(SECONDS))?.map(({ figure }) => figure));
    left = left.filter(({ figure }) => again.has(figure));
  }
  return left;
}

function sayLosses(losses: ReturnType<typeof lossesOf>, voice: Voice): void {
  const say = (line: string) => process.stderr.write(`${line}\n`);
  if (losses === null) say(voice.tell('cli.bench-no-accepted'));
  else if (losses.length === 0) say(voice.tell('cli.bench-no-loss'));
  for (const { figure, change } of losses ?? []) {
    say(voice.tell('cli.bench-loss', { figure, percent: voice.number(-100 * change) }));
  }
}

function boardLine(game: string, { sitesNanoseconds, scoringMilliseconds }: BoardFigures, voice: Voice): string {
  const { early, middle, late } = sitesNanoseconds;
  return voice.tell('cli.bench-board', {
    game,
    early: voice.number(early),
    middle: voice.number(middle),
    late: voice.number(late),
    scoring: voice.number(scoringMilliseconds, 3),
  });
}

/** How the cost of a decision grows with a game: by its quarters, or by its seasons if it has any. */
function growthLine(game: string, { growth, seasons }: BenchReport, voice: Voice): string {
  const short = (value = 0) => voice.number(value, 2);
  const [first, second, third, last] = growth[game] ?? [];
  const { summer, autumn, winter, spring } = seasons[game] ?? {};
  return spring === undefined
    ? voice.tell('cli.bench-growth', {
        game,
        first: short(first),
        second: short(second),
        third: short(third),
        last: short(last),
      })
    : voice.tell('cli.bench-seasons', {
        game,
        summer: short(summer),
        autumn: short(autumn),
        winter: short(winter),
        spring: short(spring),
      });
}

function linesOf(report: BenchReport, voice: Voice): string[] {
  const { machine, games, comparisons, goals } = report;
  const lines = [voice.tell('cli.bench-machine', machine)];
  for (const [game, figures] of Object.entries(games)) {
    for (const [players, speed] of Object.entries(figures.players)) {
      const [decisions, playouts] = [Math.round(speed.decisionsPerSecond), Math.round(speed.playoutsPerSecond)];
      lines.push(voice.tell('cli.bench-speed', { game, players: Number(players), decisions, playouts }));
    }
    const { cores, decisionsPerSecond } = figures.allCores;
    lines.push(voice.tell('cli.bench-all-cores', { game, cores, decisions: Math.round(decisionsPerSecond) }));
    const short = (value: number) => voice.number(value, 2);
    lines.push(
      voice.tell('cli.bench-costs', {
        game,
        setup: short(figures.setupMicroseconds),
        clone: short(figures.cloneMicroseconds),
        imagine: short(figures.imagineMicroseconds),
        options: short(figures.optionsMicroseconds),
        replay: short(figures.replayMilliseconds),
      }),
    );
    if (figures.board !== null) lines.push(boardLine(game, figures.board, voice));
    lines.push(growthLine(game, report, voice));
  }
  for (const { game, peer, oursPerSecond, theirsPerSecond, ratio } of comparisons) {
    const [ours, theirs] = [Math.round(oursPerSecond), Math.round(theirsPerSecond)];
    lines.push(voice.tell('cli.bench-ratio', { game, peer, ours, theirs, ratio: voice.number(ratio) }));
  }
  for (const { id, what, value, reached } of goals) {
    lines.push(voice.tell('cli.bench-goal', { id, what, value: voice.number(value, value < 100 ? 2 : 0), reached }));
  }
  return lines;
}
