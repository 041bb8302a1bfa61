import { Schema, type Types } from 'mongoose';
import { defineModel, stamps } from './define';

export interface ImportBatchRecord {
  _id: Types.ObjectId;
  by: Types.ObjectId;
  fileName: string;
  country: string;
  status: 'running' | 'done' | 'failed';
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** The first reasons, up to 1,000; `refused` counts them all. */
  problems: { row: number; column?: string; message: string }[];
  /** What ended a failed batch. */
  failure: string;
  createdOn: Date;
  updatedOn: Date;
}

const count = { type: Number, default: 0 };

const schema = new Schema<ImportBatchRecord>(
  {
    by: { type: Schema.Types.ObjectId, required: true },
    fileName: { type: String, default: '' },
    country: { type: String, required: true },
    status: { type: String, enum: ['running', 'done', 'failed'], required: true },
    rows: count,
    added: count,
    changed: count,
    unchanged: count,
    refused: count,
    problems: [new Schema({ row: Number, column: String, message: String }, { _id: false })],
    failure: { type: String, default: '' },
  },
  stamps,
);
schema.index({ createdOn: -1 });

export const ImportBatch = defineModel('ImportBatch', schema, 'import_batches');
