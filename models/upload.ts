import { Schema, type Types } from 'mongoose';
import { defineModel } from './define';

/** Uploaded files, laid out as MongoDB's GridFS: an entry per file, and its bytes in chunks. */

/** The key of one encrypted file, itself encrypted by a key of the site (`id`). */
export interface SealedKey {
  /** Names the deployment's key that this file's own key is encrypted with. */
  id: string;
  /** The file's own key, encrypted, in base64. */
  key: string;
  /** Whether every chunk is encrypted: false while a file from before the encryption is being encrypted. */
  whole: boolean;
}

/** A stored file without its content: GridFS' own fields, and ours in `metadata`. */
export interface UploadEntry {
  _id: Types.ObjectId;
  length: number;
  chunkSize: number;
  uploadDate: Date;
  filename: string;
  metadata: { kind: string; ownerId: Types.ObjectId | null; type: string; sealed?: SealedKey };
}

/** A piece of a file, encrypted where its key is sealed. */
export interface UploadChunk {
  files_id: Types.ObjectId;
  n: number;
  data: Buffer;
  /** The tag of AES-256-GCM; absent in a chunk that is not encrypted. */
  tag?: Buffer;
}

const entry = new Schema<UploadEntry>({}, { strict: false, versionKey: false });
/** As GridFS drivers make it. */
entry.index({ filename: 1, uploadDate: 1 });
/** Whose files they are. */
entry.index({ 'metadata.ownerId': 1 });
/** Which keys they are sealed with. */
entry.index({ 'metadata.sealed.id': 1 });
const chunk = new Schema<UploadChunk>({}, { strict: false, versionKey: false });
chunk.index({ files_id: 1, n: 1 }, { unique: true });

/** GridFS' `uploads.files`, past its driver. */
export const UploadEntry = defineModel('UploadEntry', entry, 'uploads.files');
/** GridFS' `uploads.chunks`. */
export const UploadChunk = defineModel('UploadChunk', chunk, 'uploads.chunks');
