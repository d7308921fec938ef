import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What /metrics shows. */
export function metricsOf(tablesInMemory: () => number, connections: () => number) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'snowbound_tables_in_memory',
    help: 'Tables that are loaded.',
    registers: [registry],
    collect() {
      this.set(tablesInMemory());
    },
  });
  new Gauge({
    name: 'snowbound_connections',
    help: 'Live connections.',
    registers: [registry],
    collect() {
      this.set(connections());
    },
  });
  const requests = new Histogram({
    name: 'snowbound_request_seconds',
    help: 'Time from request to answer; for moves it includes the disk.',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2],
    registers: [registry],
  });
  const faults = new Counter({ name: 'snowbound_faults_total', help: 'Faults of ours.', registers: [registry] });
  return { registry, requests, faults };
}
