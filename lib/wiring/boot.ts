import type { IncomingMessage, ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { redirectWrongMethod } from '@/lib/api/unknown-call';
import { isOutOfSpace } from '@/lib/domain/errors';
import { followEndedSessions } from '@/lib/platform/auth/account';
import { connectDatabase } from '@/lib/platform/db';
import { authSecret, env } from '@/lib/platform/env';
import { hasSealedFiles, missingKeys } from '@/lib/platform/files/missing-keys';
import { startJobs } from '@/lib/platform/jobs/worker';
import { log } from '@/lib/platform/log';
import { describeMailFolder } from '@/lib/platform/mail/mail-folder';
import { mailRoute } from '@/lib/platform/mail/mail-route';
import { refuseTooOld, TooOld } from '@/lib/platform/migrations/migrate';
import { once } from '@/lib/platform/once';
import { openConnectionsOutsideRequests } from '@/lib/platform/server/database-connections';
import { watchDatabase } from '@/lib/platform/server/database-watch';
import { measureRequest } from '@/lib/platform/server/metrics';
import { logRequest } from '@/lib/platform/server/request-log';
import { type EndedRequest, followRequests } from '@/lib/platform/server/requests';
import { isStopping, stopGracefully } from '@/lib/platform/server/stop';
import { isTrial } from '@/lib/platform/server/trial';
import { readSiteFacts } from '@/lib/platform/site-facts';
import { preferCompressed } from '@/lib/platform/web/compressed-files';
import { prepareResponse } from '@/lib/platform/web/response-headers';
import { markRouterRequest } from '@/lib/platform/web/router-request';
import { keepCatalogueCopied, keepCourseIndexFresh } from '@/lib/services/catalogue/search/current-index';
import { writeMissed } from '@/lib/services/catalogue/search/dictionary/missed';
import { ensureConversations } from '@/lib/services/desk/messages/conversations';
import { followChosenKinds, readChosenKinds } from '@/lib/services/desk/webhooks/chosen';
import { hideProcess, showProcess } from '@/lib/services/file/watch/processes';
import { writeAccessLog } from '@/lib/services/records/access-log/note';
import { dropChangedPages, showNumbersOnceKnown } from './content-changes';
import { connectEffects } from './effects';
import { addGauges } from './gauges';
import { JOBS } from './jobs';
import { refuseOrPass } from './refused-requests';
import { warmUp } from './warm-up';

/** How long a process waits before it asks again for a database that did not answer at its start. */
const RETRY_MS = 2_000;

/**
 * Collects once the heap is two fifths larger than what lives in it. V8 lets it grow to several times that, and after a busy time or an
 * attack the process keeps the memory for as long as little is asked of it.
 */
const SMALL_HEAP = '--heap-growing-percent=40';
/** Young objects are few (4 MB): threads that help to collect them are waited for longer than they help, above all on a busy machine. */
const ALONE = '--no-parallel-scavenge';

/**
 * Prepares a web process: checks the environment, follows its requests, stops clients from forging their address, and
 * begins to work with the database: builds the search index while the site already answers, takes part in the
 * background work.
 */
export async function boot(): Promise<void> {
  authSecret();
  setFlagsFromString(SMALL_HEAP);
  setFlagsFromString(ALONE);
  connectEffects();
  await followRequests({ trustProxy: env().TRUST_PROXY > 0, began, refuse: refuseOrPass, ended });
  addGauges();
  followEndedSessions();
  if (env().NODE_ENV === 'production') dropChangedPages();
  void sayWhereMailsGo();
  // `next dev` handles its signals itself.
  if (process.env.NEXT_MANUAL_SIG_HANDLE)
    stopGracefully({ leadMs: env().STOP_LEAD_SECONDS * 1000, finish: writeWaiting });
  await workWithDatabase();
}

function began(request: IncomingMessage, response: ServerResponse): void {
  redirectWrongMethod(request);
  markRouterRequest(request);
  prepareResponse(request, response);
  preferCompressed(request, response);
}

function ended(request: EndedRequest): void {
  logRequest(request);
  measureRequest(request);
}

/** Logs, early, where mails go while no mail server is set. */
async function sayWhereMailsGo(): Promise<void> {
  if ((await mailRoute().catch(() => null))?.smtp) return;
  const { writable, text } = await describeMailFolder();
  log()[writable ? 'info' : 'error'](text);
}

async function workWithDatabase(): Promise<void> {
  try {
    const { connection } = await connectDatabase();
    await refuseTooOld();
    await readSiteFacts();
    once('webhook-kinds', followChosenKinds);
    await readChosenKinds();
    openConnectionsOutsideRequests(connection.getClient());
    once('database-watch', () => watchDatabase(connection.getClient(), { slowMs: env().SLOW_QUERY_MS }));
    await warnOfMissingKeys();
    await unlessFull(ensureConversations);
    keepCourseIndexFresh();
    keepCatalogueCopied();
    showNumbersOnceKnown();
    if (env().NODE_ENV === 'production') void warmUp();
    if (isTrial()) return;
    await showProcess();
    await startJobs(JOBS);
  } catch (error) {
    if (error instanceof TooOld) {
      log().fatal(error.message);
      process.exit(1);
    }
    log().error({ err: error }, 'the database is not responding yet; trying again');
    if (!isStopping()) setTimeout(() => void workWithDatabase(), RETRY_MS).unref();
  }
}

/** What a full disk refuses is done at a later start: reading, signing in and removing go on without it. */
async function unlessFull(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isOutOfSpace(error)) throw error;
    log().error({ err: error }, 'the disk is nearly full: the site is read-only, except for deletions');
  }
}

/** A web process that was not given every key says so in its log, however it was started. */
async function warnOfMissingKeys(): Promise<void> {
  if (!env().DOCUMENTS_KEY && !(await hasSealedFiles()))
    log().warn('DOCUMENTS_KEY is not set: uploaded files are stored unencrypted');
  for (const { id, files } of await missingKeys())
    log().error(
      { key: id, files },
      'stored files are encrypted with a key that is missing: DOCUMENTS_KEY, DOCUMENTS_KEYS_BEFORE',
    );
}

/** Writes what is only remembered until now. */
async function writeWaiting(): Promise<void> {
  await Promise.all([writeAccessLog(), writeMissed(), hideProcess()]);
}
