import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Types } from 'mongoose';
import { AppError } from '@/lib/domain/errors';
import { connectDatabase } from '@/lib/platform/db';
import { UploadChunk, UploadEntry } from '@/models/upload';
import { newFileKey, openChunk, openFileKey, sealChunk } from './encryption';
import { hasSealedFiles } from './missing-keys';

/**
 * Uploaded files in the database, streamed both ways and encrypted where the deployment has a key for it. Who may read one
 * is the services' matter.
 */

export type FileKind =
  | 'document'
  | 'attachment'
  | 'logo'
  | 'blog-image'
  | 'spreadsheet'
  | 'export'
  | 'archive'
  | 'practice'
  | 'practice-sound';
/** The kind of what was received, and is not yet checked and named by a record: no reader finds it. */
export const PENDING = 'pending';

export interface StoredFile {
  fileId: Types.ObjectId;
  kind: FileKind;
  /** The student a document or an export belongs to, or who sent an attachment; null for what has no owner. */
  ownerId: string | null;
  /** The uploader's name for it, for people to read. */
  name: string;
  /** A MIME type, from its content. */
  type: string;
  /** Bytes. */
  size: number;
}

interface Description {
  kind: FileKind;
  ownerId?: string;
  name: string;
  type: string;
}

/** Bytes of a chunk, as GridFS drivers have it. */
const CHUNK = 255 * 1024;

/** Stores bytes as they come, as a file that no reader finds until `keepFile`. One that breaks off leaves nothing behind. */
export async function receiveFile(
  source: AsyncIterable<Uint8Array>,
): Promise<{ fileId: Types.ObjectId; size: number }> {
  await connectDatabase();
  const fileId = new Types.ObjectId();
  const own = newFileKey();
  if (!own && (await hasSealedFiles())) throw keyIsMissing();
  let [size, n] = [0, 0];
  try {
    for await (const piece of inChunks(source)) {
      const chunk = own ? sealChunk(own.key, fileId, n, piece) : { data: piece };
      await UploadChunk.collection.insertOne({ files_id: fileId, n, ...chunk });
      size += piece.length;
      n++;
    }
    const sealed = own ? { sealed: own.sealed } : {};
    const metadata = { kind: PENDING, ownerId: null, type: '', ...sealed };
    const entry = { _id: fileId, length: size, chunkSize: CHUNK, uploadDate: new Date(), filename: '', metadata };
    await UploadEntry.collection.insertOne(entry);
    return { fileId, size };
  } catch (error) {
    await UploadChunk.collection.deleteMany({ files_id: fileId }).catch(() => {});
    throw error;
  }
}

/** Makes a received file one of this kind, which readers find. */
export async function keepFile(fileId: Types.ObjectId, { kind, ownerId, name, type }: Description): Promise<void> {
  const owner = ownerId ? new Types.ObjectId(ownerId) : null;
  const named = { filename: name, 'metadata.kind': kind, 'metadata.ownerId': owner, 'metadata.type': type };
  const { matchedCount } = await UploadEntry.collection.updateOne({ _id: fileId }, { $set: named });
  if (matchedCount === 0) throw new Error('The received file is gone.');
}

/** Stores bytes as a file of this kind and gives its id. */
export async function storeFile(source: AsyncIterable<Uint8Array>, file: Description): Promise<Types.ObjectId> {
  const { fileId } = await receiveFile(source);
  await keepFile(fileId, file);
  return fileId;
}

/** A stored file of this kind, or null: a logo's address opens no document. */
export async function findFile(fileId: string, kind: FileKind): Promise<StoredFile | null> {
  if (!/^[0-9a-f]{24}$/i.test(fileId)) return null;
  const found = await entryOf(new Types.ObjectId(fileId));
  return found?.metadata?.kind === kind ? storedFile(found) : null;
}

/** All files of this kind that belong to one account, the oldest first. */
export async function filesOwnedBy(ownerId: string, kind: FileKind): Promise<StoredFile[]> {
  const owned = UploadEntry.collection.find<UploadEntry>({ 'metadata.ownerId': new Types.ObjectId(ownerId) });
  const files = (await owned.sort({ _id: 1 }).toArray()).map(storedFile);
  return files.filter((file) => file.kind === kind);
}

function storedFile({ _id, filename, length, metadata: { kind, ownerId, type } }: UploadEntry): StoredFile {
  const owner = ownerId ? String(ownerId) : null;
  return { fileId: _id, kind: kind as FileKind, ownerId: owner, name: filename, type, size: length };
}

/** The bytes of a stored file, for a response. Rejects when it can't be opened: then nothing of it was sent yet. */
export async function readFile(fileId: Types.ObjectId): Promise<ReadableStream<Uint8Array>> {
  const bytes = bytesOf(fileId);
  const first = await bytes.next();
  async function* all(): AsyncGenerator<Uint8Array> {
    if (first.done) return;
    try {
      yield first.value;
      yield* bytes;
    } finally {
      await bytes.return(undefined);
    }
  }
  return Readable.toWeb(Readable.from(all())) as ReadableStream<Uint8Array>;
}

/** The bytes of a stored file, one chunk in memory at a time. Throws when it is not as it was stored. */
export async function* bytesOf(fileId: Types.ObjectId): AsyncGenerator<Uint8Array> {
  await connectDatabase();
  let entry = await entryOf(fileId);
  let key: Buffer | null = null;
  for (let n = 0; entry && n * entry.chunkSize < entry.length; n++) {
    const chunk = await UploadChunk.collection.findOne({ files_id: fileId, n });
    if (!chunk) throw new Error(`Piece ${n} of the file ${fileId} is missing.`);
    const { sealed } = entry.metadata;
    // Encrypted since the entry was read.
    if (chunk.tag && !sealed) entry = await entryOf(fileId);
    if (entry?.metadata.sealed) key ??= openFileKey(entry.metadata.sealed);
    if (!chunk.tag && sealed?.whole) throw new Error(`Piece ${n} of the file ${fileId} belongs to another file.`);
    const data = chunk.data.buffer as Uint8Array;
    yield key && chunk.tag ? openChunk(key, fileId, n, data, chunk.tag.buffer) : data;
  }
  if (!entry) throw new Error(`The file ${fileId} is gone.`);
}

/** All bytes of a stored file at once: for pictures and papers, which have a few MB. */
export async function wholeFile(fileId: Types.ObjectId): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of bytesOf(fileId)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Removes files; those that are gone already are fine. */
export async function removeFiles(fileIds: readonly Types.ObjectId[]): Promise<void> {
  for (const fileId of fileIds) {
    await UploadEntry.collection.deleteOne({ _id: fileId });
    await UploadChunk.collection.deleteMany({ files_id: fileId });
  }
}

/** Removes received files that nothing has kept. Returns their bytes. */
export async function discardReceived(fileIds: readonly Types.ObjectId[]): Promise<number> {
  let bytes = 0;
  for (const fileId of fileIds) {
    const discarded = await UploadEntry.collection.findOneAndDelete({ _id: fileId, 'metadata.kind': PENDING });
    if (!discarded) continue;
    await UploadChunk.collection.deleteMany({ files_id: fileId });
    bytes += Number(discarded.length);
  }
  return bytes;
}

/** Files are stored unsealed only where all are: a key that is gone must not go unnoticed. */
const keyIsMissing = () =>
  new AppError(
    'unavailable',
    'Files can’t be uploaded at the moment because the encryption key is missing on the server. Please tell the people who run this site.',
    { retryAfter: 600 },
  );

async function entryOf(fileId: Types.ObjectId): Promise<UploadEntry | null> {
  return (await UploadEntry.collection.findOne({ _id: fileId })) as UploadEntry | null;
}

/** Pieces of any size as pieces of the one size; only the last is smaller. */
async function* inChunks(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const piece of source) {
    waiting.push(piece);
    size += piece.length;
    if (size < CHUNK) continue;
    const whole = Buffer.concat(waiting);
    let at = 0;
    for (; size - at >= CHUNK; at += CHUNK) yield whole.subarray(at, at + CHUNK);
    waiting = [whole.subarray(at)];
    size -= at;
  }
  if (size > 0) yield Buffer.concat(waiting);
}
