/** Where each point came from. The total is always the sum. */
export type ScoreSheet = readonly ScoreLine[];

export interface ScoreLine {
  /** The key of the source's name, such as `score.fruit`. */
  readonly source: string;
  readonly points: number;
}

export const total = (sheet: ScoreSheet): number => sheet.reduce((sum, line) => sum + line.points, 0);
