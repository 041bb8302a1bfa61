import { Types } from 'mongoose';
import { connectDatabase } from '@/lib/platform/db';
import { UploadChunk, UploadEntry } from '@/models/upload';
import { newFileKey, openFileKey, resealed, sealChunk } from './encryption';

const BATCH = 200;

/**
 * Encrypts the files that were stored without a key, in place, and seals every file's key with today's DOCUMENTS_KEY. May
 * be broken off and run again, and run in two processes at once; the files can be read meanwhile. Without a key it
 * changes nothing. Returns how many files were encrypted and how many keys were sealed anew.
 */
export async function sealFiles(signal: AbortSignal): Promise<{ encrypted: number; resealed: number }> {
  await connectDatabase();
  const done = { encrypted: 0, resealed: 0 };
  for (let after = new Types.ObjectId('000000000000000000000000'); ; ) {
    const batch = await UploadEntry.collection
      .find<UploadEntry>({ _id: { $gt: after } }, { projection: { 'metadata.sealed': 1 } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
    const last = batch.at(-1);
    if (!last) return done;
    for (const entry of batch) {
      signal.throwIfAborted();
      if (await resealEntry(entry)) done.resealed++;
      if (await encrypt(entry)) done.encrypted++;
    }
    after = last._id;
  }
}

async function resealEntry({ _id, metadata }: UploadEntry): Promise<boolean> {
  const before = metadata?.sealed;
  const after = before && resealed(before);
  if (!after) return false;
  const change = { $set: { 'metadata.sealed.id': after.id, 'metadata.sealed.key': after.key } };
  const { modifiedCount } = await UploadEntry.collection.updateOne({ _id, 'metadata.sealed.id': before.id }, change);
  return modifiedCount > 0;
}

async function encrypt({ _id, metadata }: UploadEntry): Promise<boolean> {
  if (metadata?.sealed?.whole) return false;
  const own = newFileKey();
  if (!own) return false;
  // Readers need the key before the first chunk is encrypted; of two processes one's key is it.
  const sealed = { 'metadata.sealed': { ...own.sealed, whole: false } };
  await UploadEntry.collection.updateOne({ _id, 'metadata.sealed': { $exists: false } }, { $set: sealed });
  const entry = (await UploadEntry.collection.findOne({ _id })) as UploadEntry | null;
  if (!entry?.metadata.sealed) return false;
  const key = openFileKey(entry.metadata.sealed);
  for (let n = 0; n * entry.chunkSize < entry.length; n++) {
    const chunk = await UploadChunk.collection.findOne({ files_id: _id, n, tag: { $exists: false } });
    if (!chunk) continue;
    const plain = chunk.data.buffer as Uint8Array;
    const change = { $set: sealChunk(key, _id, n, plain) };
    await UploadChunk.collection.updateOne({ files_id: _id, n, tag: { $exists: false } }, change);
  }
  const { modifiedCount } = await UploadEntry.collection.updateOne(
    { _id },
    { $set: { 'metadata.sealed.whole': true } },
  );
  return modifiedCount > 0;
}
