import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchReport } from './report.ts';

/** E6: a figure may be this much worse than the last accepted one before the run fails. */
const TOLERANCE = 0.15;

/** A figure that fell, against the last accepted run on the same machine. */
export interface Loss {
  readonly figure: string;
  readonly accepted: number;
  readonly now: number;
  readonly change: number;
}

/** Every figure that is compared. More is better in all of them. */
function comparable(report: BenchReport): Record<string, number> {
  const figures = Object.entries(report.games).flatMap(([game, { perYard }]) =>
    Object.entries(perYard).map(([what, speed]) => [`${game} ${what}`, speed]),
  );
  return Object.fromEntries(figures);
}

/** Accepted runs are kept per machine, since absolute figures belong to one. */
function fileFor(report: BenchReport): string {
  const root = fileURLToPath(new URL('../accepted/', import.meta.url));
  const { cpu, cores, node } = report.machine;
  return join(root, `${`${cpu} ${cores} node ${node.split('.')[0]}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.json`);
}

export function accept(report: BenchReport): string {
  const file = fileFor(report);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ date: report.date, figures: comparable(report) }, null, 2)}\n`);
  return file;
}

/** What fell by more than the tolerance; `null` if no run was accepted on this machine. */
export function lossesOf(report: BenchReport): Loss[] | null {
  const accepted = readAccepted(fileFor(report));
  if (accepted === null) return null;
  const now = comparable(report);
  return Object.entries(accepted).flatMap(([figure, before]) => {
    const after = now[figure] ?? 0;
    const change = after / before - 1;
    return change < -TOLERANCE ? [{ figure, accepted: before, now: after, change }] : [];
  });
}

function readAccepted(file: string): Record<string, number> | null {
  try {
    const { figures } = JSON.parse(readFileSync(file, 'utf8')) as { figures: Record<string, number> };
    return figures;
  } catch {
    return null;
  }
}
