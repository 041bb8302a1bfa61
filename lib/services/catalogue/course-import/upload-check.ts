import type { Types } from 'mongoose';
import type { Country } from '@/lib/domain/countries';
import { type Register, registerOfHeads } from '@/lib/domain/imports/registers';
import { ImportRefusal } from '@/lib/engines/import/refusal';
import { readOffThread } from '@/lib/platform/reading/off-thread';
import { readingOptions } from './reading-options';
import { type SavedMapping, savedMapping } from './saved-mappings';
import { findSource } from './sources';

interface UploadedSpreadsheet {
  /** A copy in a temporary file. */
  path: string;
  originalName: string;
}

interface UploadCheck {
  signature: string;
  saved: SavedMapping | null;
  /** The public register whose file it is. */
  register?: Register | undefined;
}

/**
 * Checks that a file is a spreadsheet at all before it is stored for review, and finds the mapping saved for its source or its
 * signature.
 */
export async function checkForReview(
  { path, originalName }: UploadedSpreadsheet,
  sourceId: Types.ObjectId | null,
): Promise<UploadCheck> {
  const look = await readOffThread('proposeMapping', [path, { originalName, countRows: false }]);
  const register = registerOfHeads(look.columns.map(({ header }) => header));
  const ofRegister = register && (await findSource(register.source));
  return { signature: look.signature, saved: await savedMapping(look, sourceId ?? ofRegister?._id ?? null), register };
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
  const { path, originalName } = file;
  try {
    const options = { country, originalName, ofSource: sourceId !== null };
    const { signature, columns: found } = await readOffThread('readHeader', [path, options]);
    const columns = found.map(({ column, label }) => ({ index: column, header: label }));
    return { signature, saved: await savedMapping({ signature, columns }, sourceId) };
  } catch (asItLooks) {
    if (!(asItLooks instanceof ImportRefusal) || asItLooks.status !== 422) throw asItLooks;
    const check = await checkForReview(file, sourceId);
    if (!check.saved) throw asItLooks;
    const none = { university: '', includeHidden: false, country, fileName: originalName, sourceId };
    await readOffThread('readHeader', [path, readingOptions({ ...none, ...check.saved })]);
    return check;
  }
}
