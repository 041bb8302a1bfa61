import { subscribe as onChannel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { connectDatabase } from './db';
import { authSecret, env } from './env';
import { JOBS } from './jobs/all';
import { startJobs } from './jobs/worker';
import { log } from './log';
import { keepCourseIndexFresh } from './services/course-search';

/**
 * Prepares a web process: checks the environment, stops clients from forging their address, connects to the database,
 * starts building the search index while the site already answers, and takes part in the background work.
 */
export async function boot(): Promise<void> {
  authSecret();
  if (env().TRUST_PROXY === '0') takeAddressesFromSockets();
  try {
    await connectDatabase();
    keepCourseIndexFresh();
    await startJobs(JOBS);
  } catch (error) {
    log().error({ err: error }, 'the database does not answer yet; requests will try again');
  }
}

/** Without a proxy in front, X-Forwarded-For is whatever the client wrote: replace it by the socket's own address. */
function takeAddressesFromSockets(): void {
  onChannel('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? 'unknown';
  });
}
