import mongoose from 'mongoose';
import { forget } from '@/lib/platform/once';
import { MODELS } from '@/models/indexes';

/** Empties every collection and what this process remembers of them; the indexes stay. */
export async function emptyDatabase(): Promise<void> {
  const names = [...MODELS.map(({ collection }) => collection.name), 'uploads.files', 'uploads.chunks'];
  await Promise.all(names.map((name) => mongoose.connection.db?.collection(name).deleteMany({})));
  for (const name of [
    'course-search',
    'account-statuses',
    'event-bus',
    'logos',
    'migrations',
    'access-log',
    'search-dictionary',
    'requirement-clauses',
    'missed-searches',
    'read for reports',
  ])
    forget(name);
}
