import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { removeFiles } from '@/lib/platform/files/store';
import { acceptedDocuments, keepUploads } from '@/lib/services/people/profile/document-uploads';
import type { ApplicationFile } from '@/models/application-parts';
import { asFile } from './checklists/new-items';

/** What shows a statement in the university's name: a reference ('' for none), a file, both or neither. */
export interface Evidence {
  reference: string;
  file: ApplicationFile | null;
}

/**
 * Keeps the file that shows a statement, null for none sent, while `use` names it in a record; it is removed where that fails.
 * @throws AppError 415 for a file that is no document
 */
export async function withEvidenceFile<T>(
  uploads: UploadedFile[],
  ownerId: string,
  use: (file: ApplicationFile | null) => Promise<T>,
): Promise<T> {
  const accepted = uploads.length ? await acceptedDocuments(uploads, 'Error uploading documents.') : [];
  const [stored] = accepted.length ? await keepUploads(accepted, { kind: 'document', ownerId }) : [];
  const file = stored ? asFile(stored.document) : null;
  try {
    return await use(file);
  } catch (error) {
    if (file) await removeFiles([file.fileId]);
    throw error;
  }
}
