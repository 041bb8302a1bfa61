import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import mongoose, { Types } from 'mongoose';
import { connectDatabase } from '@/lib/db';

/** Uploaded files in the database's GridFS, streamed both ways. Who may read one is the services' matter. */

export type FileKind = 'document' | 'attachment' | 'logo' | 'blog-image' | 'spreadsheet';

export interface StoredFile {
  fileId: Types.ObjectId;
  kind: FileKind;
  /** The student a document belongs to, or who sent an attachment; null for what has no owner. */
  ownerId: string | null;
  /** The uploader's name for it, for people to read. */
  name: string;
  /** A MIME type, from its content. */
  type: string;
  /** Bytes. */
  size: number;
}

interface Metadata {
  kind: FileKind;
  ownerId: Types.ObjectId | null;
  type: string;
}

/** Copies a temporary file into the store and gives its id. A copy that breaks off leaves nothing behind. */
export async function storeFile(
  path: string,
  file: { kind: FileKind; ownerId?: string; name: string; type: string },
): Promise<Types.ObjectId> {
  const { kind, name, type } = file;
  const metadata: Metadata = { kind, ownerId: file.ownerId ? new Types.ObjectId(file.ownerId) : null, type };
  const upload = (await bucket()).openUploadStream(name, { metadata });
  try {
    await pipeline(createReadStream(path), upload);
  } catch (error) {
    await upload.abort().catch(() => {});
    throw error;
  }
  return upload.id as Types.ObjectId;
}

/** A stored file of this kind, or null: a logo's address opens no document. */
export async function findFile(fileId: string, kind: FileKind): Promise<StoredFile | null> {
  if (!/^[0-9a-f]{24}$/i.test(fileId)) return null;
  const [found] = await (await bucket()).find({ _id: new Types.ObjectId(fileId) }, { limit: 1 }).toArray();
  const metadata = found?.metadata as Metadata | undefined;
  if (!found || metadata?.kind !== kind) return null;
  return {
    fileId: found._id as Types.ObjectId,
    kind,
    ownerId: metadata.ownerId ? String(metadata.ownerId) : null,
    name: found.filename,
    type: metadata.type,
    size: found.length,
  };
}

/** The bytes of a stored file. */
export async function readFile(fileId: Types.ObjectId): Promise<ReadableStream<Uint8Array>> {
  return Readable.toWeb((await bucket()).openDownloadStream(fileId)) as ReadableStream<Uint8Array>;
}

/** Removes files; those that are gone already are fine. */
export async function removeFiles(fileIds: readonly Types.ObjectId[]): Promise<void> {
  for (const fileId of fileIds) await removeFile(fileId);
}

async function removeFile(fileId: Types.ObjectId): Promise<void> {
  try {
    await (await bucket()).delete(fileId);
  } catch (error) {
    if (!(error instanceof mongoose.mongo.MongoRuntimeError)) throw error;
  }
}

async function bucket(): Promise<mongoose.mongo.GridFSBucket> {
  const { connection } = await connectDatabase();
  if (!connection.db) throw new Error('The database connection was closed.');
  return new mongoose.mongo.GridFSBucket(connection.db, { bucketName: 'uploads' });
}
