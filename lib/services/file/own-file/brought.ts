import { notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { findFile, type StoredFile } from '@/lib/platform/files/store';
import { FileImport } from '@/models/file-import';

/** The archive that the student brought from another installation while that was possible, as it came; nothing reads it. 404 for none. */
export async function broughtFile(viewer: Viewer): Promise<StoredFile> {
  const file = await broughtBy(viewer);
  if (!file) throw notFound('You brought no archive.');
  return file;
}

/** The same, and null for none. */
export async function broughtBy({ userId }: Viewer): Promise<StoredFile | null> {
  const record = await FileImport.findOne({ userId }, 'fileId').lean();
  return record && findFile(String(record.fileId), 'archive');
}
