import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, stamps } from './define';

/** An archive that a student brought from another installation while that was possible. It is downloaded and never read. */
export interface FileImportRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** The archive itself, of the kind 'archive'. */
  fileId: Types.ObjectId;
  /** Bytes. */
  size: number;
  /** As its manifest says: the site that made it, when, and whose it is. */
  site: string;
  madeOn: string;
  student: string;
  /** The key it is signed with, hexadecimal. */
  key: string;
  /** When profile and documents were filled from it; null for never. */
  filledOn: Date | null;
  createdOn: Date;
}

const schema = defineSchema<FileImportRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    fileId: { type: Schema.Types.ObjectId, required: true },
    size: { type: Number, required: true },
    site: { type: String, default: '' },
    madeOn: { type: String, default: '' },
    student: { type: String, default: '' },
    key: { type: String, required: true },
    filledOn: { type: Date, default: null },
  },
  stamps,
);
schema.index({ userId: 1 }, { unique: true });
schema.index({ fileId: 1 });

export const FileImport = defineModel('FileImport', schema, 'file_imports');
