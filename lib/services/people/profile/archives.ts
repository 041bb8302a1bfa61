import type { Viewer } from '@/lib/platform/auth/viewer';
import { filesOwnedBy, findFile, type StoredFile } from '@/lib/platform/files/store';
import { readableDocument } from './documents';

/** The archives that a student brought from other sites while that was possible, the oldest first. Nothing here reads them. */
export const ownArchives = ({ userId }: Viewer): Promise<StoredFile[]> => filesOwnedBy(userId, 'archive');

/** A document that the viewer may read, or an archive of their own. Else 404. */
export async function readableFile(viewer: Viewer, fileId: string): Promise<StoredFile> {
  const archive = await findFile(fileId, 'archive');
  return archive?.ownerId === viewer.userId ? archive : readableDocument(viewer, fileId);
}
