import type { Types } from 'mongoose';
import { isDuplicateKey } from '@/lib/errors';
import { ImportBatch } from '@/models/import-batch';

/**
 * One upload writes to the catalogue at a time, whichever process runs it: what it found in a course is then what it
 * changes. A batch keeps its turn when its process dies, so that nobody writes into the middle of it before it is
 * resumed. Answers whether the batch has the turn now.
 */
export async function takeTurn(_id: Types.ObjectId): Promise<boolean> {
  try {
    await ImportBatch.updateOne({ _id }, { $set: { turn: 'catalogue' } });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
