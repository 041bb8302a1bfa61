import { Types } from 'mongoose';
import { collectionOf } from '@/models/define';
import type { ImportBatchRecord } from '@/models/import-batch';
import { ImportChange, type ImportChangeRecord, type KeptReason } from '@/models/import-change';
import { ImportPage } from '@/models/import-page';
import { removeNotes } from './apply-notes';
import { changeId, recordChanges } from './journal';
import { removeUnusedNames } from './plan/create-names';
import { entriesOf, pagesOf } from './plan/pages';
import { unmarkSeen } from './sources';
import { putBack, removeAdded, removeOrphans } from './undo-additions';
import { undoChanges } from './undo-changes';

const CHANGES_AT_ONCE = 500;

/**
 * Undoes what an upload did: every field it changed gets its earlier value back, courses it removed return as they were,
 * courses it added go, and so do universities and categories that it made and nothing uses. What later uploads or people
 * wrote since stays, and a course that a student applied for stays. After an interruption a second call resumes it.
 * Call it only while holding the catalogue's lock.
 */
export async function takeBack(
  batch: ImportBatchRecord,
  onEntries: (done: number, total: number) => Promise<void>,
  signal: AbortSignal,
): Promise<ImportBatchRecord['back']> {
  const { _id } = batch;
  const noted = { batchId: _id, kind: { $ne: 'stayed' as const } };
  // One more for what is left to do after them.
  const total = (await ImportChange.countDocuments(noted)) + batch.added + 1;
  let done = await ImportChange.countDocuments({ ...noted, undone: { $in: ['restored', 'kept'] } });
  for (;;) {
    signal.throwIfAborted();
    const changes = await ImportChange.find({ batchId: _id, undone: '' }).limit(CHANGES_AT_ONCE).lean();
    if (!changes.length) break;
    await undo(_id, changes);
    done += changes.length;
    await onEntries(done, total);
  }
  for await (const page of pagesOf(_id, 'added', 'done')) {
    signal.throwIfAborted();
    const ids = (await entriesOf<'added'>(page)).map(({ id }) => new Types.ObjectId(id));
    const kept = await removeAdded(_id, ids);
    // Entries whose course had been added otherwise by then were changes, and are undone already.
    const takenBack = { removed: (page.applied?.added ?? ids.length) - kept.size, kept: kept.size };
    await recordChanges([...kept].map(([id, reasons]) => stayed(_id, id, reasons)));
    await ImportPage.collection.updateOne({ _id: page._id }, { $set: { state: 'undone', takenBack } });
    done += ids.length;
    await onEntries(done, total);
  }
  await removeNotes(_id);
  await removeUnusedNames(_id);
  if (batch.sourceId) await unmarkSeen(_id);
  return outcomeOf(_id);
}

async function undo(batchId: Types.ObjectId, changes: ImportChangeRecord[]): Promise<void> {
  const of = (kind: ImportChangeRecord['kind']) => changes.filter((change) => change.kind === kind);
  const added = of('added').map(({ courseId }) => courseId);
  const kept = new Map([...(await undoChanges(batchId, of('changed'))), ...(await putBack(of('removed')))]);
  await removeOrphans(batchId, of('changed'));
  for (const [id, reasons] of await removeAdded(batchId, added)) kept.set(id, reasons);
  const updates = changes.map(({ _id, courseId }) => {
    const reasons = kept.get(String(courseId));
    const set = reasons ? { undone: 'kept' as const, kept: reasons } : { undone: 'restored' as const };
    return { updateOne: { filter: { _id }, update: { $set: set } } };
  });
  await collectionOf(ImportChange).bulkWrite(updates, { ordered: false });
}

/** So that a person can see which of the added courses are still there, and why. */
function stayed(batchId: Types.ObjectId, courseId: string, kept: KeptReason[]): ImportChangeRecord {
  return {
    _id: changeId(batchId, courseId),
    batchId,
    courseId: new Types.ObjectId(courseId),
    kind: 'stayed',
    before: {},
    after: {},
    previousBatchId: null,
    at: new Date(),
    undone: 'kept',
    kept,
  };
}

async function outcomeOf(batchId: Types.ObjectId): Promise<ImportBatchRecord['back']> {
  const count = (kind: ImportChangeRecord['kind'], undone: 'restored' | 'kept') =>
    ImportChange.countDocuments({ batchId, undone, kind });
  const pages = await ImportPage.find({ batchId, state: 'undone' }, 'takenBack').lean();
  const sum = (field: 'removed' | 'kept') => pages.reduce((all, { takenBack }) => all + (takenBack?.[field] ?? 0), 0);
  const kept = (await count('changed', 'kept')) + (await count('added', 'kept')) + (await count('removed', 'kept'));
  return {
    restored: (await count('changed', 'restored')) + (await count('removed', 'restored')),
    removed: sum('removed') + (await count('added', 'restored')),
    kept: sum('kept') + kept,
  };
}
