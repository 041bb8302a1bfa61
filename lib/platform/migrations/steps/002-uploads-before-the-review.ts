import { ImportBatch } from '@/models/import-batch';
import { type Migration, nextIds } from '../migration';

export const uploadsBeforeTheReview: Migration = {
  version: 2,
  name: 'Complete the records of old course uploads, and mark one that was running as failed',
  async step(after) {
    const { last, ids } = await nextIds(ImportBatch, after);
    const old = await ImportBatch.collection.find({ _id: { $in: ids }, progress: { $exists: false } }).toArray();
    for (const batch of old) {
      const { problems: _problems, status, ...kept } = batch;
      const ended = status === 'running' ? { status: 'failed', failure: 'The upload was interrupted.' } : { status };
      const complete = new ImportBatch({ ...kept, ...ended }).toObject();
      await ImportBatch.collection.replaceOne({ _id: batch._id, progress: { $exists: false } }, complete);
    }
    return { after: last, changed: old.length };
  },
};
