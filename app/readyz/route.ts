import mongoose from 'mongoose';
import { connectDatabase } from '@/lib/db';
import { isStopping } from '@/lib/server/stop';
import { searchIsReady } from '@/lib/services/course-search';

export const dynamic = 'force-dynamic';

/**
 * The database answers, the search index is built and the process isn't about to stop; else 503, and a proxy should
 * send visitors elsewhere.
 */
export async function GET(): Promise<Response> {
  const database = await connectDatabase()
    .then(() => mongoose.connection.db?.command({ ping: 1 }))
    .then(
      () => true,
      () => false,
    );
  const search = searchIsReady();
  const stopping = isStopping();
  return Response.json({ database, search, stopping }, { status: database && search && !stopping ? 200 : 503 });
}
