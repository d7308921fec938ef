import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Measuring points for code that does not depend on `prom-client`. */
export interface Meters {
  readonly stored: (rows: number, seconds: number) => void;
  readonly moveChosen: (bot: string, seconds: number) => void;
  readonly fellBack: (bot: string) => void;
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2, 10];

/** The metrics of `/metrics`. */
export function metrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'snowbound_request_seconds',
    help: 'Time from request to answer; for moves it includes the disk.',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const faults = new Counter({ name: 'snowbound_faults_total', help: 'Faults of ours.', registers });
  const moves = new Counter({
    name: 'snowbound_entries_total',
    help: 'Moves, and moves taken back, that were stored.',
    registers,
  });
  const storage = new Histogram({
    name: 'snowbound_commit_seconds',
    help: 'Time of one commit to disk.',
    buckets: BUCKETS,
    registers,
  });
  const botMoves = new Histogram({
    name: 'snowbound_bot_seconds',
    help: 'Time a bot took for a move.',
    labelNames: ['bot'],
    buckets: BUCKETS,
    registers,
  });
  const fallbacks = new Counter({
    name: 'snowbound_bot_fallbacks_total',
    help: 'Moves of bots that failed to choose and played their first option.',
    labelNames: ['bot'],
    registers,
  });
  const meters: Meters = {
    stored: (rows, seconds) => {
      moves.inc(rows);
      storage.observe(seconds);
    },
    moveChosen: (bot, seconds) => botMoves.observe({ bot }, seconds),
    fellBack: bot => fallbacks.inc({ bot }),
  };
  /** A gauge that is read on request. */
  const gauge = (name: string, help: string, look: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(look());
      },
    });
  return { registry, requests, faults, meters, gauge };
}
