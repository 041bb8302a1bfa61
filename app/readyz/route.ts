import mongoose from 'mongoose';
import { connectDatabase } from '@/lib/db';
import { searchIsReady } from '@/lib/services/course-search';

export const dynamic = 'force-dynamic';

/** The database answers and the search index is built; else 503, and a proxy should send visitors elsewhere. */
export async function GET(): Promise<Response> {
  const database = await connectDatabase()
    .then(() => mongoose.connection.db?.command({ ping: 1 }))
    .then(
      () => true,
      () => false,
    );
  const search = searchIsReady();
  return Response.json({ database, search }, { status: database && search ? 200 : 503 });
}
