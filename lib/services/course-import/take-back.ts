import { Types } from 'mongoose';
import { Course } from '@/models/course';
import type { ImportBatchRecord } from '@/models/import-batch';
import { ImportChange, type ImportChangeRecord } from '@/models/import-change';
import { ImportPage } from '@/models/import-page';
import { unmakeNames } from './made-names';
import { entriesOf, pagesOf } from './plan-pages';
import { putBack, removeAdded, removeOrphans } from './undo-additions';
import { undoChanges } from './undo-changes';

const CHANGES_AT_ONCE = 500;

/**
 * Undoes what an upload did: every field it changed gets its earlier value back, courses it removed return as they were,
 * courses it added go, and so do universities and categories that it made and nothing uses. What later uploads or people
 * wrote since stays, and a course that a student applied for stays. Done again after an interruption, it goes on.
 * Call it only while holding the catalogue's turn.
 */
export async function takeBack(
  batch: ImportBatchRecord,
  onEntries: (done: number, total: number) => Promise<void>,
  signal: AbortSignal,
): Promise<ImportBatchRecord['back']> {
  const { _id } = batch;
  const total = (await ImportChange.countDocuments({ batchId: _id })) + batch.added;
  let done = await ImportChange.countDocuments({ batchId: _id, undone: { $in: ['restored', 'kept'] } });
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
    // Entries whose course somebody else had added by then were changes, and are undone already.
    const takenBack = { removed: (page.applied?.added ?? ids.length) - kept, kept };
    await ImportPage.collection.updateOne({ _id: page._id }, { $set: { state: 'undone', takenBack } });
    done += ids.length;
    await onEntries(done, total);
  }
  await unmakeNames(_id);
  return outcomeOf(_id);
}

async function undo(batchId: Types.ObjectId, changes: ImportChangeRecord[]): Promise<void> {
  const of = (kind: ImportChangeRecord['kind']) => changes.filter((change) => change.kind === kind);
  const added = of('added').map(({ courseId }) => courseId);
  const kept = new Set([...(await undoChanges(batchId, of('changed'))), ...(await putBack(of('removed')))]);
  await removeOrphans(batchId, of('changed'));
  await removeAdded(batchId, added);
  const staying = added.length ? await Course.find({ _id: { $in: added } }, '_id').lean() : [];
  for (const { _id } of staying) kept.add(String(_id));
  const ids = (isKept: boolean) => changes.filter(({ courseId }) => kept.has(String(courseId)) === isKept);
  for (const undone of ['restored', 'kept'] as const) {
    const marked = ids(undone === 'kept').map(({ _id }) => _id);
    if (marked.length) await ImportChange.updateMany({ _id: { $in: marked } }, { $set: { undone } });
  }
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
