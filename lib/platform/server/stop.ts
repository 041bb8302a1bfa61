import { disconnectDatabase } from '@/lib/platform/db';
import { stopJobs } from '@/lib/platform/jobs/worker';
import { log } from '@/lib/platform/log';
import { once } from '@/lib/platform/once';
import { endConnections, refuseConnections, whenAnswered } from './requests';

/** How long open requests, uploads and jobs have to finish after the signal to stop. */
export const GRACE_MS = 30_000;

interface State {
  stopping: boolean;
  /** Ends what would otherwise stay open for ever: streams of events. */
  streams: Set<() => void>;
}

const state = () => once('graceful-stop', (): State => ({ stopping: false, streams: new Set() }));

/** True from the signal to stop on: /readyz then answers 503. */
export function isStopping(): boolean {
  return state().stopping;
}

/** Ends this stream when the process stops, at once if it is stopping. Returns the function to call when it ended before. */
export function endAtStop(close: () => void): () => void {
  if (state().stopping) close();
  else state().streams.add(close);
  return () => state().streams.delete(close);
}

/**
 * SIGTERM or SIGINT ends the process with code 0 and loses nothing: /readyz answers 503 and each answer closes its
 * connection; after `leadMs`, the time a load balancer needs to notice, new connections are refused; open requests and
 * jobs have 30 s; then the database connection closes. Further signals change nothing (Ctrl-C reaches the process twice:
 * from the terminal and from `npm start`). Called once per process.
 */
export function stopGracefully(how: Stopping): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (state().stopping) return;
      state().stopping = true;
      void stop(how);
    });
  }
}

interface Stopping {
  leadMs: number;
  /** Writes what the process still holds; called when all requests are answered. */
  finish: () => Promise<void>;
}

async function stop({ leadMs, finish }: Stopping): Promise<never> {
  log().info('stopping: no new work');
  endConnections();
  if (leadMs > 0) await new Promise((resolve) => setTimeout(resolve, leadMs));
  await refuseConnections();
  for (const close of state().streams) close();
  const [left] = await Promise.all([whenAnswered(GRACE_MS), stopJobs(GRACE_MS)]);
  if (left > 0) log().warn({ requests: left }, 'stopped with requests unanswered');
  await finish();
  await disconnectDatabase().catch((error) => log().warn({ err: error }, 'the database connection did not close'));
  log().info('stopped');
  process.exit(0);
}
