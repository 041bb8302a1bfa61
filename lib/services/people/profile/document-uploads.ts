import { requiredDocuments } from '@/lib/contract/profile/documents';
import { DOCUMENTS } from '@/lib/domain/documents';
import { AppError, type FieldErrors, invalid } from '@/lib/domain/errors';
import { MOST_MEGAPIXELS } from '@/lib/domain/pictures';
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

/** Why a file won't do, and what to do about it. */
const WONT_DO = {
  'no document': 'is not a PDF, JPG, PNG, WebP, DOC or DOCX file.',
  'asks for a password':
    'is password-protected, so universities can’t open it. Open it, choose Print, then ‘Save as PDF’, and upload the new file.',
  HEIC: 'is a HEIC photo, which many people can’t open. On the iPhone choose Settings > Camera > Formats > Most Compatible and take it again, or upload a screenshot of it.',
  'too many pixels': `has more than ${MOST_MEGAPIXELS} megapixels. Scan or photograph it at a lower resolution and upload the new file.`,
} as const;

/** The uploads with their types. 422 for empty files and pictures of too many pixels, 415 for other kinds, with the fields. */
export async function acceptedDocuments(
  uploads: UploadedFile[],
  failure = 'Error uploading documents.',
): Promise<AcceptedUpload[]> {
  const unfit: FieldErrors = {};
  const wrong: FieldErrors = {};
  const accepted: AcceptedUpload[] = [];
  for (const upload of uploads) {
    const { field } = upload;
    const found = upload.size ? await documentType(upload.fileId) : null;
    if (!found) unfit[field] = `${upload.originalName} is empty.`;
    else if ('type' in found) accepted.push({ ...upload, type: found.type });
    else
      (found.problem === 'too many pixels' ? unfit : wrong)[field] = `${upload.originalName} ${WONT_DO[found.problem]}`;
  }
  if (Object.keys(unfit).length) throw invalid(unfit, failure);
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
