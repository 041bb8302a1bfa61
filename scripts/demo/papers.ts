import { Readable } from 'node:stream';
import type { Types } from 'mongoose';
import { storeFile } from '@/lib/platform/files/store';
import type { ApplicationFile } from '@/models/application-parts';
import { pdfOf } from './documents/pdf';

/**
 * Stores a one-page PDF that says what it stands for, as a document of the student.
 * @param title printed on it: plain ASCII
 */
export async function storePaper(
  ownerId: Types.ObjectId,
  name: string,
  title: string,
  addedOn: Date,
): Promise<ApplicationFile> {
  const content = pdfOf(title, []);
  const type = 'application/pdf';
  const stored = { kind: 'document' as const, ownerId: String(ownerId), name, type };
  const fileId = await storeFile(Readable.from([content]), stored);
  return { fileId, name, type, size: content.length, addedOn, returned: false };
}
