import { randomUUID } from 'node:crypto';
import type { FileExportView } from '@/lib/contract/my-data/export';
import { isDuplicateKey, notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { findFile, removeFiles, type StoredFile } from '@/lib/platform/files/store';
import { enqueue } from '@/lib/platform/jobs/queue';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { FileExport, type FileExportRecord } from '@/models/file-export';

/** The student's archive; null when none was asked for, or it is no longer kept. */
export async function exportOf(viewer: Viewer): Promise<FileExportView | null> {
  const record = await FileExport.findOne({ userId: viewer.userId }).lean();
  return record && !isOver(record) ? viewOf(record) : null;
}

/**
 * Asks for a new archive, which takes the place of the one before. While one is being made, that one is answered: of
 * many calls at once one begins it.
 */
export async function startFileExport(viewer: Viewer): Promise<FileExportView> {
  const { userId } = viewer;
  const fresh = { run: randomUUID(), state: 'working' as const, done: 0, total: 0, fileId: null, size: 0 };
  const update = { $set: { ...fresh, askedOn: new Date() }, $unset: { endsOn: '' } };
  const free = { userId, state: { $ne: 'working' as const } };
  try {
    const before = await FileExport.findOneAndUpdate(free, update, { upsert: true, returnDocument: 'before' }).lean();
    if (before?.fileId) await removeFiles([before.fileId]);
    await recordActivity(userId, 'You requested your file.');
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  const record = await FileExport.findOne({ userId }).lean();
  if (!record) throw notFound('There is no file to download. Please export your data first.');
  // Once more for one that is being made: the process that began it may have died before it left the job.
  if (record.state === 'working') await enqueue('export-file', { userId, run: record.run }, { key: record.run });
  return viewOf(record);
}

/** The student's finished archive. 404 while there is none. */
export async function finishedExport(viewer: Viewer): Promise<StoredFile> {
  const record = await FileExport.findOne({ userId: viewer.userId, state: 'ready' }).lean();
  const file = record?.fileId && !isOver(record) ? await findFile(String(record.fileId), 'export') : null;
  if (!file) throw notFound('There is no file to download. Please export your data again.');
  return file;
}

/** Removes a student's archive, or what is there of it; one that is being made ends by that. */
export async function removeExport({ userId, run }: Pick<FileExportRecord, 'userId' | 'run'>): Promise<void> {
  const removed = await FileExport.findOneAndDelete({ userId, run }).lean();
  if (removed?.fileId) await removeFiles([removed.fileId]);
}

const isOver = ({ endsOn }: FileExportRecord) => endsOn !== undefined && endsOn.getTime() <= Date.now();

function viewOf({ state, done, total, size, askedOn, endsOn }: FileExportRecord): FileExportView {
  return { state, done, total, size, askedOn: askedOn.toISOString(), endsOn: endsOn?.toISOString() ?? null };
}
