import { type Interval, intervalOf } from '@snowbound/bots/lab';
import { columnsOf, paddedLeft } from '../terminal/layout.ts';
import type { Voice } from '../voice.ts';
import type { Batch } from './batch.ts';
import { meanIntervalOf, type Tally } from './tally.ts';

/** The option that says how strong the game's own player is. */
export const SOLO_OPTION = 'paws';

/** How one bot fares against one level. Intervals hold the truth 19 times in 20. */
interface Calibrated {
  readonly level: string;
  readonly bot: string;
  readonly ended: number;
  readonly meanScore: number;
  readonly meanScoreInterval: Interval;
  readonly automaMeanScore: number;
  readonly automaMeanScoreInterval: Interval;
  readonly automaWinShare: number;
  readonly automaWinShareInterval: Interval;
}

/** How strong each level is. The keys are stable: scripts read them. */
export interface Calibration {
  readonly game: string;
  /** For each bot and level. */
  readonly games: number;
  readonly budget: number;
  readonly seed: string;
  readonly levels: readonly Calibrated[];
}

const [PLAYER, AUTOMA] = [0, 1];

export function calibrationOf(
  game: string,
  batches: readonly Batch[],
  seed: string,
  tallies: readonly Tally[],
): Calibration {
  const levels = batches.map(({ options, bots }, at): Calibrated => {
    const tally = tallies[at] as Tally;
    const { games, ended, scores, wins } = tally;
    const automaWinShare = (wins[AUTOMA] ?? 0) / games;
    return {
      level: options[SOLO_OPTION] ?? '',
      bot: bots[0] ?? '',
      ended,
      meanScore: (scores[PLAYER] ?? 0) / games,
      meanScoreInterval: meanIntervalOf(tally, PLAYER),
      automaMeanScore: (scores[AUTOMA] ?? 0) / games,
      automaMeanScoreInterval: meanIntervalOf(tally, AUTOMA),
      automaWinShare,
      automaWinShareInterval: intervalOf(automaWinShare, games),
    };
  });
  return { game, games: batches[0]?.to ?? 0, budget: batches[0]?.budget ?? 0, seed, levels };
}

/** The report as a person reads it. */
export function reportOf({ games, seed, levels }: Calibration, voice: Voice): string[] {
  const automa = voice.nameOf('names.automa');
  const mean = (value: number): string => paddedLeft(voice.number(value, 1), 5);
  const percent = (share: number): string => paddedLeft(`${voice.number(100 * share, 1)} %`, 7);
  const heading = [
    voice.tell('cli.column-level'),
    voice.tell('cli.column-bot'),
    voice.tell('cli.column-score'),
    voice.tell('cli.column-interval'),
    voice.tell('cli.column-score-of', { who: automa }),
    voice.tell('cli.column-interval'),
    voice.tell('cli.column-wins-of', { who: automa }),
    voice.tell('cli.column-interval'),
  ];
  const rows = levels.map(each => [
    each.level,
    each.bot,
    mean(each.meanScore),
    each.meanScoreInterval.map(mean).join(' – '),
    mean(each.automaMeanScore),
    each.automaMeanScoreInterval.map(mean).join(' – '),
    percent(each.automaWinShare),
    each.automaWinShareInterval.map(percent).join(' – '),
  ]);
  const game = voice.nameOf('names.game');
  return [voice.tell('cli.calibrated', { game, games, who: automa, seed }), '', ...columnsOf([heading, ...rows])];
}
