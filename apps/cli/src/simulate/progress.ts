import { Presets, SingleBar } from 'cli-progress';

/** Tells how far a long work has come, to people only. */
export interface Progress {
  readonly advance: (games: number) => void;
  readonly stop: () => void;
}

const SILENT: Progress = { advance: () => {}, stop: () => {} };

/** A bar on the error stream, so that results can be piped; none where nobody looks. */
export function progressOf(games: number, stream: NodeJS.WriteStream): Progress {
  if (stream.isTTY !== true) return SILENT;
  const format = '{bar} {percentage} % · {value}/{total}';
  const bar = new SingleBar({ stream, format, clearOnComplete: true, hideCursor: true }, Presets.shades_classic);
  bar.start(games, 0);
  return { advance: done => bar.increment(done), stop: () => bar.stop() };
}
