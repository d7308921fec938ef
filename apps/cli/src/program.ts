import { readFileSync } from 'node:fs';
import { Command, type CommanderError } from 'commander';
import { budgetFor, entrantsFrom } from './arena/entrant.ts';
import { chosenOption, contentFor, language, listOfNames, wholeNumber } from './arguments.ts';
import type { ArenaOptions } from './commands/arena.ts';
import type { BenchOptions } from './commands/bench.ts';
import type { CheckOptions } from './commands/content.ts';
import type { DoctorOptions } from './commands/doctor.ts';
import type { LabOptions } from './commands/lab.ts';
import {
  arena,
  backup,
  bench,
  checkContent,
  contentTemplate,
  doctor,
  games,
  lab,
  play,
  replay,
  restore,
  rules,
  scenario,
  serve,
  simulate,
  suggest,
  train,
  upgradeCheck,
  verify,
} from './commands/later.ts';
import type { PlayOptions } from './commands/play.ts';
import type { ReplayOptions } from './commands/replay.ts';
import type { ScenarioOptions } from './commands/scenario.ts';
import type { ServeFlags } from './commands/serve.ts';
import type { SimulateOptions } from './commands/simulate.ts';
import type { SuggestOptions } from './commands/suggest.ts';
import type { TrainOptions } from './commands/train.ts';
import type { UpkeepOptions } from './commands/upkeep.ts';
import type { VerifyOptions } from './commands/verify.ts';
import { helpIn } from './help.ts';
import { misreading } from './misreading.ts';
import type { Voice } from './voice.ts';

const MOST_PLAYERS = 99;
const MOST_GAMES = 10_000_000;
const MOST_ITERATIONS = 1_000_000;
const MOST_WORKERS = 256;
const MOST_MOVES = 1_000_000;
const USUAL_GAMES = 1000;
const USUAL_MEETINGS = 400;
const USUAL_TRIALS = 100;
const USUAL_TRIAL_BUDGET = 60;
const USUAL_LESSONS = 100;
const USUAL_ROUNDS = 3;
const MOST_ROUNDS = 1000;
const USUAL_LESSON_BUDGET = 12;
const USUAL_PORT = 8080;
const HIGHEST_PORT = 65_535;
const MOST_DAYS = 36_500;
/** The game whose box holds the most that is not known. */
const USUAL_CONTENT = 'silverfrost';

/** The whole command line in one language. `end` gets the exit code of the command that ran. */
export function programIn(voice: Voice, end: (code: number) => void): Command {
  const tell = voice.tell.bind(voice);
  const program = understood(new Command('snowbound'), voice)
    .description(tell('cli.about'))
    .version(versionOf(), '-V, --version', tell('cli.option-version'))
    .option('--lang <en|de|pl>', tell('cli.option-lang'), language)
    .helpCommand('help [COMMAND]', tell('cli.command-help'));
  const command = (words: string, about: string, settings = {}): Command =>
    understood(program.command(words, settings), voice).description(about);

  const players = wholeNumber('--players', 1, MOST_PLAYERS);
  const budget = wholeNumber('--budget', 1, MOST_ITERATIONS);
  command('serve', tell('cli.command-serve'), { isDefault: true })
    .option('--host <HOST>', tell('cli.option-host'), '0.0.0.0')
    .option(
      '--port <N>',
      tell('cli.option-port', { usual: USUAL_PORT }),
      wholeNumber('--port', 0, HIGHEST_PORT),
      USUAL_PORT,
    )
    .option('--data <FOLDER>', tell('cli.option-data'), 'data')
    .option('--keep-days <N>', tell('cli.option-keep-days'), wholeNumber('--keep-days', 1, MOST_DAYS))
    .option('--log <LEVEL>', tell('cli.option-log'), 'info')
    .option('--ops-port <N>', tell('cli.option-ops-port'), wholeNumber('--ops-port', 0, HIGHEST_PORT))
    .option(
      '--content <[GAME=]FILE>',
      tell('cli.option-serve-content', { usual: USUAL_CONTENT }),
      contentFor(USUAL_CONTENT),
    )
    .action(async (flags: ServeFlags) => end(await serve(flags, voice)));
  command('play [GAME]', tell('cli.command-play'))
    .option('--players <N>', tell('cli.option-players'), players)
    .option('--seats <LIST>', tell('cli.option-seats'), listOfNames('--seats'))
    .option('--seed <SEED>', tell('cli.option-seed'))
    .option('--option <NAME=VALUE>', tell('cli.option-option'), chosenOption)
    .option('--record <FILE>', tell('cli.option-record'))
    .option('--budget <N>', tell('cli.option-budget'), budget)
    .option('--content <FILE>', tell('cli.option-content'))
    .action(async (game: string | undefined, options: PlayOptions) => {
      end(await play(game, options, voice));
    });
  command('simulate <GAME>', tell('cli.command-simulate'))
    .option('--players <N>', tell('cli.option-players'), players)
    .option(
      '--games <N>',
      tell('cli.option-games', { usual: USUAL_GAMES }),
      wholeNumber('--games', 1, MOST_GAMES),
      USUAL_GAMES,
    )
    .option('--bots <LIST>', tell('cli.option-bots'), listOfNames('--bots'), ['random'])
    .option('--seed <SEED>', tell('cli.option-seed'))
    .option('--option <NAME=VALUE>', tell('cli.option-option'), chosenOption)
    .option('--budget <N>', tell('cli.option-budget'), budget)
    .option('--solo <LEVEL>', tell('cli.option-solo'))
    .option('--workers <N>', tell('cli.option-workers'), wholeNumber('--workers', 1, MOST_WORKERS))
    .option('--content <FILE>', tell('cli.option-content'))
    .option('--json', tell('cli.option-json'))
    .action(async (game: string, options: SimulateOptions) => end(await simulate(game, options, voice)));
  command('arena <GAME>', tell('cli.command-arena'))
    .requiredOption('--bots <LIST>', tell('cli.option-arena-bots'), entrantsFrom)
    .option(
      '--games <N>',
      tell('cli.option-arena-games', { usual: USUAL_MEETINGS }),
      wholeNumber('--games', 1, MOST_GAMES),
      USUAL_MEETINGS,
    )
    .option('--budget <N|Nms>', tell('cli.option-arena-budget'), budgetFor('--budget'))
    .option('--players <N>', tell('cli.option-arena-players'), players)
    .option('--seed <SEED>', tell('cli.option-seed'))
    .option('--option <NAME=VALUE>', tell('cli.option-option'), chosenOption)
    .option('--workers <N>', tell('cli.option-workers'), wholeNumber('--workers', 1, MOST_WORKERS))
    .option('--no-stop', tell('cli.option-no-stop'))
    .option('--results <FILE>', tell('cli.option-results'))
    .option('--html <FILE>', tell('cli.option-html'))
    .option('--json', tell('cli.option-json'))
    .action(async (game: string, options: ArenaOptions) => end(await arena(game, options, voice)));
  command('lab <GAME>', tell('cli.command-lab'))
    .option(
      '--games <N>',
      tell('cli.option-lab-games', { usual: USUAL_TRIALS }),
      wholeNumber('--games', 1, MOST_GAMES),
      USUAL_TRIALS,
    )
    .option('--budget <N|Nms>', tell('cli.option-lab-budget', { usual: USUAL_TRIAL_BUDGET }), budgetFor('--budget'), {
      iterations: USUAL_TRIAL_BUDGET,
    })
    .option('--players <N>', tell('cli.option-lab-players'), players)
    .option('--seed <SEED>', tell('cli.option-seed'))
    .option('--option <NAME=VALUE>', tell('cli.option-option'), chosenOption)
    .option('--workers <N>', tell('cli.option-workers'), wholeNumber('--workers', 1, MOST_WORKERS))
    .option('--content <FILE>', tell('cli.option-content'))
    .option('--html <FILE>', tell('cli.option-html'))
    .option('--svg <FOLDER>', tell('cli.option-svg'))
    .option('--json', tell('cli.option-json'))
    .action(async (game: string, options: LabOptions) => end(await lab(game, options, voice)));
  command('train <GAME>', tell('cli.command-train'))
    .option('--players <N>', tell('cli.option-players'), players)
    .option(
      '--games <N>',
      tell('cli.option-train-games', { usual: USUAL_LESSONS }),
      wholeNumber('--games', 1, MOST_GAMES),
      USUAL_LESSONS,
    )
    .option(
      '--rounds <N>',
      tell('cli.option-train-rounds', { usual: USUAL_ROUNDS }),
      wholeNumber('--rounds', 1, MOST_ROUNDS),
      USUAL_ROUNDS,
    )
    .option(
      '--budget <N>',
      tell('cli.option-train-budget', { usual: USUAL_LESSON_BUDGET }),
      budget,
      USUAL_LESSON_BUDGET,
    )
    .option('--seed <SEED>', tell('cli.option-seed'))
    .action(async (game: string, options: TrainOptions) => end(await train(game, options, voice)));
  command('suggest <RECORD>', tell('cli.command-suggest'))
    .option('--to <N>', tell('cli.option-to'), wholeNumber('--to', 0, MOST_MOVES))
    .option('--seat <N>', tell('cli.option-suggest-seat'), wholeNumber('--seat', 0, MOST_PLAYERS))
    .option('--budget <N|Nms>', tell('cli.option-arena-budget'), budgetFor('--budget'))
    .option('--seed <SEED>', tell('cli.option-suggest-seed'))
    .option('--content <FILE>', tell('cli.option-content'))
    .option('--json', tell('cli.option-json'))
    .action(async (file: string, options: SuggestOptions) => end(await suggest(file, options, voice)));
  command('replay <RECORD>', tell('cli.command-replay'))
    .option('--to <N>', tell('cli.option-to'), wholeNumber('--to', 0, MOST_MOVES))
    .option('--seat <N>', tell('cli.option-seat'), wholeNumber('--seat', 0, MOST_PLAYERS))
    .option('--content <FILE>', tell('cli.option-content'))
    .option('--json', tell('cli.option-json'))
    .action(async (file: string, options: ReplayOptions) => end(await replay(file, options, voice)));
  command('verify <RECORD>', tell('cli.command-verify'))
    .option('--content <FILE>', tell('cli.option-content'))
    .option('--json', tell('cli.option-json'))
    .action(async (file: string, options: VerifyOptions) => end(await verify(file, options, voice)));
  command('scenario <FILE>', tell('cli.command-scenario'))
    .option('--json', tell('cli.option-scenario-json'))
    .action(async (file: string, options: ScenarioOptions) => end(await scenario(file, options, voice)));
  command('bench', tell('cli.command-bench'))
    .option('--check', tell('cli.option-check'))
    .option('--accept', tell('cli.option-accept'))
    .option('--json', tell('cli.option-json'))
    .action(async (options: BenchOptions) => end(await bench(options, voice)));
  command('rules <GAME>', tell('cli.command-rules')).action(async (game: string) => end(await rules(game, voice)));
  command('backup <FILE>', tell('cli.command-backup'))
    .option('--data <FOLDER>', tell('cli.option-data'), 'data')
    .action(async (file: string, options: UpkeepOptions) => end(await backup(file, options, voice)));
  command('restore <FILE>', tell('cli.command-restore'))
    .option('--data <FOLDER>', tell('cli.option-data'), 'data')
    .action(async (file: string, options: UpkeepOptions) => end(await restore(file, options, voice)));
  command('upgrade-check', tell('cli.command-upgrade-check'))
    .option('--data <FOLDER>', tell('cli.option-data'), 'data')
    .option('--json', tell('cli.option-json'))
    .action(async (options: UpkeepOptions) => end(await upgradeCheck(options, voice)));
  command('doctor', tell('cli.command-doctor'))
    .option('--data <FOLDER>', tell('cli.option-data'), 'data')
    .option('--json', tell('cli.option-json'))
    .action(async (options: DoctorOptions) => end(await doctor(options, voice)));
  const content = command('content', tell('cli.command-content'));
  const ofGame = tell('cli.option-content-game', { usual: USUAL_CONTENT });
  understood(content.command('check <FILE>'), voice)
    .description(tell('cli.command-content-check'))
    .option('--game <GAME>', ofGame, USUAL_CONTENT)
    .option('--json', tell('cli.option-json'))
    .action(async (file: string, options: CheckOptions) => end(await checkContent(file, options, voice)));
  understood(content.command('template [FILE]'), voice)
    .description(tell('cli.command-content-template'))
    .option('--game <GAME>', ofGame, USUAL_CONTENT)
    .action(async (file: string | undefined, { game }: { readonly game: string }) =>
      end(await contentTemplate(file, game, voice)),
    );
  command('games', tell('cli.command-games')).action(async () => end(await games(voice)));
  return program;
}

/** Makes a command speak the reader's language, in its help and when it is misused. */
function understood(command: Command, voice: Voice): Command {
  return command
    .configureHelp(helpIn(voice))
    .configureOutput({ writeErr: () => {} })
    .helpOption('-h, --help', voice.tell('cli.option-help'))
    .allowExcessArguments(false)
    .exitOverride((error: CommanderError) => {
      throw error.exitCode === 0 ? error : misreading(error, command);
    });
}

function versionOf(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return version;
}
