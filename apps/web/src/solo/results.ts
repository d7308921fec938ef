/** How a game against the rules ended on this device. */
export interface SoloResult {
  /** Of the table: a game counts once, however often its end is looked at. */
  readonly id: string;
  readonly game: string;
  readonly level: string;
  readonly points: number;
  readonly won: boolean;
}

interface SoloRecord {
  readonly won: number;
  readonly lost: number;
  readonly best: number;
}

const KEY = 'snowbound.solo';

function readResults(): readonly SoloResult[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function keepResult(result: SoloResult): void {
  const others = readResults().filter(({ id }) => id !== result.id);
  localStorage.setItem(KEY, JSON.stringify([...others, result]));
}

/** What I have reached at a level; `null` before the first game. */
export function recordAt(game: string, level: string): SoloRecord | null {
  const results = readResults().filter(result => result.game === game && result.level === level);
  if (results.length === 0) return null;
  const won = results.filter(result => result.won).length;
  return { won, lost: results.length - won, best: Math.max(...results.map(({ points }) => points)) };
}
