import { readCourseDrafts } from '@/lib/engines/import/drafts';
import { withCopy } from '@/lib/platform/files/stored-copy';
import { withAnswers } from '@/lib/services/catalogue/clauses/in-use';
import type { ImportBatchRecord } from '@/models/import-batch';
import { ImportBatch } from '@/models/import-batch';
import { readingOptions } from '../reading-options';
import { removePlan } from './pages';
import { Planning } from './planning';
import type { Planned } from './summary';

/**
 * Reads the whole file and stores what applying it would do, row by row; the catalogue is only read. Every row is in
 * exactly one of added, changed, unchanged and refused. `onSteps` gets how many steps of how many are done. Throws
 * ImportRefusal when the file is of no use or damaged further down. A second call starts from the beginning.
 */
export async function makePlan(
  batch: ImportBatchRecord,
  onSteps: (done: number, of: number) => Promise<void>,
  signal: AbortSignal,
): Promise<Planned> {
  const { fileId } = batch;
  if (!fileId) throw new Error('The batch has no file.');
  await removePlan(batch._id);
  return withCopy(fileId, async (path) => {
    const source = await withAnswers(await readCourseDrafts(path, readingOptions(batch)));
    await ImportBatch.updateOne({ _id: batch._id }, { $set: { begun: true } });
    return new Planning(batch, source).run(onSteps, signal);
  });
}
