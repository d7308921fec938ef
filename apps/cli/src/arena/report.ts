import { columnsOf, paddedLeft } from '../terminal/layout.ts';
import type { Voice } from '../voice.ts';
import type { GameOutcome, Meeting, Standing } from './tournament.ts';

/** What the arena found. The keys are stable: scripts read them. */
export interface ArenaResult extends GameOutcome {
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly seconds: number;
  readonly workers: number;
}

export const percentIn =
  (voice: Voice) =>
  (share: number): string =>
    `${voice.number(100 * share, 1)} %`;

/** The result as a person reads it. */
export function summaryOf(result: ArenaResult, voice: Voice): string[] {
  const { players, seed, workers } = result;
  const games = result.meetings.reduce((sum, meeting) => sum + meeting.games, 0);
  const game = voice.nameOf('names.game');
  return [
    voice.tell('cli.simulated', { games, game, players, seed }),
    '',
    ...columnsOf([
      [voice.tell('cli.column-bot'), 'Elo', voice.tell('cli.column-interval')],
      ...result.standings.map(standing => standingRow(standing, voice)),
    ]),
    '',
    ...columnsOf([
      ['', '', ...[voice.tell('cli.column-wins'), voice.tell('cli.column-interval'), voice.tell('cli.column-games')]],
      ...result.meetings.map(meeting => meetingRow(meeting, voice)),
    ]),
    '',
    voice.tell('cli.arena-time', { seconds: voice.number(result.seconds, 1), workers }),
  ];
}

const standingRow = ({ bot, elo, interval: [low, high] }: Standing, voice: Voice): string[] => [
  bot,
  paddedLeft(voice.number(elo), 5),
  `${voice.number(low)} – ${voice.number(high)}`,
];

function meetingRow(
  { one, other, share, interval: [low, high], games, isStoppedEarly }: Meeting,
  voice: Voice,
): string[] {
  const percent = percentIn(voice);
  return [
    one,
    voice.tell('cli.arena-against', { other }),
    paddedLeft(percent(share), 7),
    `${percent(low)} – ${percent(high)}`,
    isStoppedEarly ? voice.tell('cli.arena-stopped', { games }) : voice.number(games),
  ];
}
