import { requiredDocuments } from '@/lib/contract/profile/documents';
import { DOCUMENTS } from '@/lib/domain/documents';
import { AppError, type FieldErrors, invalid } from '@/lib/domain/errors';
import { documentType, nameWithEnding } from '@/lib/platform/files/content-type';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { type FileKind, keepFile, removeFiles } from '@/lib/platform/files/store';
import type { ProfileRecord, StoredDocument } from '@/models/profile';

export interface AcceptedUpload extends UploadedFile {
  /** MIME type, from its content. */
  type: string;
}

export interface StoredUpload {
  /** The form's field it came in. */
  field: string;
  document: StoredDocument;
}

/** The uploads with their types. 422 for empty files, 415 for a kind that isn't accepted, with the fields at fault. */
export async function acceptedDocuments(
  uploads: UploadedFile[],
  failure = 'Error uploading documents.',
): Promise<AcceptedUpload[]> {
  const empty: FieldErrors = {};
  const wrong: FieldErrors = {};
  const accepted: AcceptedUpload[] = [];
  for (const upload of uploads) {
    const { field } = upload;
    const type = upload.size ? await documentType(upload.fileId) : null;
    if (!upload.size) empty[field] = `${upload.originalName} is empty.`;
    else if (type) accepted.push({ ...upload, type });
    else wrong[field] = `${upload.originalName} is not a PDF, JPG, PNG, WebP, DOC or DOCX file.`;
  }
  if (Object.keys(empty).length) throw invalid(empty, failure);
  if (Object.keys(wrong).length) throw new AppError('unsupported_type', failure, { fields: wrong });
  return accepted;
}

/**
 * 422 unless the profile has what the highest education level asks for.
 * @param kept what is answered beside the refusal: the files that are kept all the same
 */
export function checkRequired(profile: ProfileRecord | null, kept: Record<string, unknown>): void {
  const levels = (profile?.educationSummaries ?? []).map(({ level_of_education }) => level_of_education);
  const required = requiredDocuments(levels);
  if (!required) {
    const message = 'Cannot determine the highest education level';
    throw new AppError('invalid', message, { fields: { educationSummaries: message }, kept });
  }
  const missing = required.filter((field) => !profile?.documents[field]?.length);
  if (!missing.length) return;
  const fields = Object.fromEntries(missing.map((field) => [field, `Please upload the ${DOCUMENTS[field].title}`]));
  throw new AppError('invalid', 'Please upload all required documents', { fields, kept });
}

/** Keeps uploads as files of this kind, named by what they are: all of them, or none. */
export async function keepUploads(
  uploads: AcceptedUpload[],
  { kind, ownerId, label = '' }: { kind: FileKind; ownerId: string; label?: string },
): Promise<StoredUpload[]> {
  const stored: StoredUpload[] = [];
  try {
    for (const { field, fileId, originalName, type, size } of uploads) {
      const name = nameWithEnding(originalName, type);
      await keepFile(fileId, { kind, ownerId, name, type });
      const document = { fileId, name, type, size, addedOn: new Date() };
      stored.push({ field, document: label && field === 'other' ? { ...document, label } : document });
    }
    return stored;
  } catch (error) {
    await removeFiles(stored.map(({ document }) => document.fileId));
    throw error;
  }
}
