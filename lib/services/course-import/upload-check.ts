import type { Country } from '@/lib/domain/countries';
import { proposeMappingOffThread } from '@/lib/import/off-thread';
import { ImportRefusal } from '@/lib/import/refusal';
import { openDrafts } from './plan/open-drafts';
import { readingOptions } from './reading-options';
import { savedMapping } from './saved-mappings';

interface UploadedSpreadsheet {
  /** A copy in a temporary file. */
  path: string;
  originalName: string;
}

interface UploadCheck {
  signature: string;
  saved: Awaited<ReturnType<typeof savedMapping>>;
}

/** Checks that a file is a spreadsheet at all before it is stored for review, and finds the mapping saved for its signature. */
export async function checkForReview({ path, originalName }: UploadedSpreadsheet): Promise<UploadCheck> {
  const { signature } = await proposeMappingOffThread(path, { originalName, countRows: false });
  return { signature, saved: await savedMapping(signature) };
}

/**
 * The same for an upload without a review: it must be readable as detected, or with the mapping saved for its signature.
 * Throws ImportRefusal for any other.
 */
export async function checkWithoutReview(file: UploadedSpreadsheet, country: Country): Promise<UploadCheck> {
  const asItLooks = await signatureAsItLooks(file, country).catch((error: unknown) => error);
  if (typeof asItLooks === 'string') {
    return { signature: asItLooks, saved: await savedMapping(asItLooks) };
  }
  if (!(asItLooks instanceof ImportRefusal) || asItLooks.status !== 422) throw asItLooks;
  const check = await checkForReview(file);
  if (!check.saved) throw asItLooks;
  const none = { university: '', includeHidden: false, country, fileName: file.originalName };
  const source = await openDrafts(file.path, readingOptions({ ...none, ...check.saved }));
  await source.close();
  return check;
}

async function signatureAsItLooks({ path, originalName }: UploadedSpreadsheet, country: Country): Promise<string> {
  const source = await openDrafts(path, { country, originalName });
  await source.close();
  return source.header.signature;
}
