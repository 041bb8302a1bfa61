import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, stamps } from './define';

/** A student's file as one archive, made in the background: one at a time for each student. */
export interface FileExportRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Names this making of it: a job of an earlier one does nothing any more. */
  run: string;
  state: 'working' | 'ready' | 'failed';
  /** Entries of the archive that are written, of all; `total` is 0 while unknown. */
  done: number;
  total: number;
  fileId: Types.ObjectId | null;
  /** Bytes. */
  size: number;
  askedOn: Date;
  /** When the archive is removed; absent until it is ready. */
  endsOn?: Date;
  createdOn: Date;
  updatedOn: Date;
}

const schema = defineSchema<FileExportRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    run: { type: String, required: true },
    state: { type: String, enum: ['working', 'ready', 'failed'], required: true },
    done: { type: Number, default: 0 },
    total: { type: Number, default: 0 },
    fileId: { type: Schema.Types.ObjectId, default: null },
    size: { type: Number, default: 0 },
    askedOn: { type: Date, required: true },
    endsOn: Date,
  },
  stamps,
);
schema.index({ userId: 1 }, { unique: true });
schema.index({ endsOn: 1 }, { sparse: true });
schema.index({ fileId: 1 });

/** One per student: a new archive takes the place of the one before. */
export const FileExport = defineModel('FileExport', schema, 'file_exports');
