import type { Types } from 'mongoose';
import type { Country } from '@/lib/domain/countries';
import { ImportRefusal } from '@/lib/engines/import/refusal';
import { proposeMappingOffThread } from '@/lib/platform/reading/off-thread';
import { openDrafts } from './plan/open-drafts';
import { readingOptions } from './reading-options';
import { type FileLook, type SavedMapping, savedMapping } from './saved-mappings';

interface UploadedSpreadsheet {
  /** A copy in a temporary file. */
  path: string;
  originalName: string;
}

interface UploadCheck {
  signature: string;
  saved: SavedMapping | null;
}

/**
 * Checks that a file is a spreadsheet at all before it is stored for review, and finds the mapping saved for its source or its
 * signature.
 */
export async function checkForReview(
  { path, originalName }: UploadedSpreadsheet,
  _country: Country,
  sourceId: Types.ObjectId | null,
): Promise<UploadCheck> {
  const look = await proposeMappingOffThread(path, { originalName, countRows: false });
  return { signature: look.signature, saved: await savedMapping(look, sourceId) };
}

/**
 * The same for an upload without a review: it must be readable as detected, or with the mapping saved for it.
 * Throws ImportRefusal for any other.
 */
export async function checkWithoutReview(
  file: UploadedSpreadsheet,
  country: Country,
  sourceId: Types.ObjectId | null,
): Promise<UploadCheck> {
  const asItLooks = await lookOf(file, country, sourceId).catch((error: unknown) => error as Error);
  if (!(asItLooks instanceof Error)) {
    return { signature: asItLooks.signature, saved: await savedMapping(asItLooks, sourceId) };
  }
  if (!(asItLooks instanceof ImportRefusal) || asItLooks.status !== 422) throw asItLooks;
  const check = await checkForReview(file, country, sourceId);
  if (!check.saved) throw asItLooks;
  const none = { university: '', includeHidden: false, country, fileName: file.originalName, sourceId };
  const source = await openDrafts(file.path, readingOptions({ ...none, ...check.saved }));
  await source.close();
  return check;
}

async function lookOf(
  { path, originalName }: UploadedSpreadsheet,
  country: Country,
  sourceId: Types.ObjectId | null,
): Promise<FileLook> {
  const source = await openDrafts(path, { country, originalName, ofSource: sourceId !== null });
  await source.close();
  const { header } = source;
  const columns = header.columns.map(({ column, label }) => ({ index: column, header: label }));
  return { signature: header.signature, columns };
}
