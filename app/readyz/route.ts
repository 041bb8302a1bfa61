import { isUpToDate } from '@/lib/platform/migrations/migrate';
import { isDiskFull } from '@/lib/platform/server/disk';
import { isStopping } from '@/lib/platform/server/stop';
import { searchIsReady } from '@/lib/services/catalogue/search/current-index';
import { databaseAnswers } from '@/lib/services/file/watch/checks/data';

export const dynamic = 'force-dynamic';

/**
 * The database answers and is up to date, the search index is built and the process isn't about to stop; else 503, and a
 * proxy should send visitors elsewhere. `disk` is false where the database's disk is nearly full: still 200, since pages are read and
 * an admin must get in to make room.
 */
export async function GET(): Promise<Response> {
  const database = await databaseAnswers();
  const migrations = database && (await isUpToDate().catch(() => false));
  const search = searchIsReady();
  const stopping = isStopping();
  const disk = !(database && (await isDiskFull()));
  const isReady = database && migrations && search && !stopping;
  return Response.json({ database, migrations, search, stopping, disk }, { status: isReady ? 200 : 503 });
}
