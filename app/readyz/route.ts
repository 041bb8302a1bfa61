import mongoose from 'mongoose';
import { connectDatabase } from '@/lib/platform/db';
import { isUpToDate } from '@/lib/platform/migrations/migrate';
import { isStopping } from '@/lib/platform/server/stop';
import { searchIsReady } from '@/lib/services/catalogue/search/current-index';

export const dynamic = 'force-dynamic';

/** Shorter than a proxy waits for this answer. */
const PING_MS = 3_000;

/**
 * The database answers and is up to date, the search index is built and the process isn't about to stop; else 503, and a
 * proxy should send visitors elsewhere.
 */
export async function GET(): Promise<Response> {
  const database = await connectDatabase()
    .then(() => mongoose.connection.db?.command({ ping: 1 }, { timeoutMS: PING_MS }))
    .then(
      () => true,
      () => false,
    );
  const migrations = database && (await isUpToDate().catch(() => false));
  const search = searchIsReady();
  const stopping = isStopping();
  const isReady = database && migrations && search && !stopping;
  return Response.json({ database, migrations, search, stopping }, { status: isReady ? 200 : 503 });
}
