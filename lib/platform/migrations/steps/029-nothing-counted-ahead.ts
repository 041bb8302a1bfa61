import { mongo } from 'mongoose';
import { Application } from '@/models/application';
import { Job } from '@/models/job';
import { User } from '@/models/user';
import type { Migration } from '../migration';

/** Not there: the collection, or the index. */
const ABSENT = [26, 27];

/**
 * Reports read what they count: their stored counts, marks and jobs go. An older process beside this version counts
 * anew into an empty collection, which then is left over.
 */
export const nothingCountedAhead: Migration = {
  version: 29,
  name: 'Count reports when they are read, and nothing in advance',
  async step() {
    let changed = 0;
    for (const { collection } of [User, Application]) {
      const marked = { uncounted: { $exists: true } };
      changed += (await collection.updateMany(marked, { $unset: { uncounted: '' } })).modifiedCount;
      await unlessAbsent(collection.dropIndex('uncounted_1'));
    }
    await unlessAbsent(Job.db.collection('report_parts').drop());
    await Job.collection.deleteMany({ kind: { $in: ['count-for-reports', 'recount-reports'] } });
    return { after: null, changed };
  },
};

async function unlessAbsent(done: Promise<unknown>): Promise<void> {
  try {
    await done;
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError && ABSENT.includes(Number(error.code)))) throw error;
  }
}
