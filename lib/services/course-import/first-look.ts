import type { Country } from '@/lib/domain/countries';
import { proposeMappingOffThread } from '@/lib/import/off-thread';
import { ImportRefusal } from '@/lib/import/refusal';
import { openDrafts } from './plan/open-drafts';
import { readingOptions } from './reading-options';
import { rememberedMapping } from './remembered-mappings';

export interface UploadedSpreadsheet {
  path: string;
  originalName: string;
  /** Bytes. */
  size: number;
}

interface FirstLook {
  signature: string;
  remembered: Awaited<ReturnType<typeof rememberedMapping>>;
}

/** Before a file is stored for review: whether it is a spreadsheet at all, and whether its like was corrected before. */
export async function lookForReview({ path, originalName }: UploadedSpreadsheet): Promise<FirstLook> {
  const { signature } = await proposeMappingOffThread(path, { originalName, countRows: false });
  return { signature, remembered: await rememberedMapping(signature) };
}

/**
 * The same for a file that nobody will review: it must be readable as it looks, or as its like was corrected before.
 * Throws ImportRefusal for any other.
 */
export async function lookInOneGo(file: UploadedSpreadsheet, country: Country): Promise<FirstLook> {
  const asItLooks = await signatureAsItLooks(file, country).catch((error: unknown) => error);
  if (typeof asItLooks === 'string') {
    return { signature: asItLooks, remembered: await rememberedMapping(asItLooks) };
  }
  if (!(asItLooks instanceof ImportRefusal) || asItLooks.status !== 422) throw asItLooks;
  const look = await lookForReview(file);
  if (!look.remembered) throw asItLooks;
  const none = { university: '', includeHidden: false, country, fileName: file.originalName };
  const source = await openDrafts(file.path, readingOptions({ ...none, ...look.remembered }));
  await source.close();
  return look;
}

async function signatureAsItLooks({ path, originalName }: UploadedSpreadsheet, country: Country): Promise<string> {
  const source = await openDrafts(path, { country, originalName });
  await source.close();
  return source.header.signature;
}
