import type { Types } from 'mongoose';
import { isDuplicateKey } from '@/lib/domain/errors';
import { ImportBatch } from '@/models/import-batch';

/**
 * The catalogue's lock: one upload writes at a time, in whichever process, so that no other one changes a course between
 * its read and its write. A unique index enforces it; it is stored as `turn`. A batch keeps the lock when its process dies,
 * until it is resumed and ends. Returns whether the batch holds the lock now.
 */
export async function acquireCatalogueLock(_id: Types.ObjectId): Promise<boolean> {
  try {
    await ImportBatch.updateOne({ _id }, { $set: { turn: 'catalogue' } });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
