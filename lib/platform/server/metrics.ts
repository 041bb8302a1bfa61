import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { once } from '@/lib/platform/once';
import type { EndedRequest } from './requests';
import { routeOf } from './route-pattern';

/** The histograms' buckets, in seconds. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What this process measures; names and meanings are in docs/operations.md. */
export const metrics = () => once('metrics', makeMetrics);

/** Counts a request under its route's pattern, never under its path. */
export function measureRequest({ request, response, ms, whole }: EndedRequest): void {
  const status = whole ? String(response.statusCode) : 'broken-off';
  metrics().requests.observe({ method: request.method ?? '', route: routeOf(request.url ?? '/'), status }, ms / 1000);
}

/** Runs a search and measures it. */
export function measureSearch<T>(search: () => T): T {
  const ended = metrics().searches.startTimer();
  try {
    return search();
  } finally {
    ended();
  }
}

/** Everything in the Prometheus text format, with its content type. */
export async function metricsPage(): Promise<{ text: string; contentType: string }> {
  const { registry } = metrics();
  return { text: await registry.metrics(), contentType: registry.contentType };
}

function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the start of a request to the end of its response',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    searches: new Histogram({
      name: 'search_duration_seconds',
      help: 'Time of one search in the index, with all its counts',
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5],
      registers,
    }),
    commands: new Histogram({
      name: 'mongodb_command_duration_seconds',
      help: 'Time of database commands, measured in the driver',
      labelNames: ['command'],
      buckets: SECONDS,
      registers,
    }),
    slowCommands: new Counter({
      name: 'mongodb_slow_commands_total',
      help: 'Database commands slower than SLOW_QUERY_MS; each has a line in the log',
      registers,
    }),
    connectionsInUse: new Gauge({
      name: 'mongodb_connections_in_use',
      help: 'Connections in the pool that are in use now',
      registers,
    }),
    connectionsAwaited: new Gauge({
      name: 'mongodb_connections_awaited',
      help: 'Commands waiting for a connection from the pool',
      registers,
    }),
  };
}
