import { Schema, type Types } from 'mongoose';
import type { CourseRecord } from './course';
import { defineModel, defineSchema } from './define';

/** Why taking back left something: what `fields` hold, or the whole course where none is named. */
export interface KeptReason {
  /** Written by hand since; written by a later upload; a student applied for it; the same course was added anew. */
  why: 'edited' | 'uploaded' | 'applied' | 'added again';
  fields: string[];
}

/**
 * What an upload did to one course that existed, or that was no plain addition: written before the course itself, so that
 * an interrupted upload can be finished and a whole one taken back.
 */
export interface ImportChangeRecord {
  /** `{batchId}:{courseId}`: a step that is done again writes nothing new. */
  _id: string;
  batchId: Types.ObjectId;
  courseId: Types.ObjectId;
  /** `stayed`: a plain addition that was not removed when the upload was taken back; written only then. */
  kind: 'changed' | 'added' | 'removed' | 'stayed';
  /** `changed`: the fields before; `removed`: the whole course; `added`: nothing. */
  before: Partial<CourseRecord>;
  /** `changed`: the same fields after; `added`: the whole course. */
  after: Partial<CourseRecord>;
  /** The upload that had written the course before. */
  previousBatchId: Types.ObjectId | null;
  at: Date;
  /** What taking the upload back did with it. */
  undone: '' | 'restored' | 'kept';
  /** With `kept`: what, and why. */
  kept?: KeptReason[];
}

const schema = defineSchema<ImportChangeRecord>(
  {
    _id: String,
    batchId: { type: Schema.Types.ObjectId, required: true },
    courseId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, enum: ['changed', 'added', 'removed', 'stayed'], required: true },
    before: { type: Schema.Types.Mixed, default: {} },
    after: { type: Schema.Types.Mixed, default: {} },
    previousBatchId: { type: Schema.Types.ObjectId, default: null },
    at: { type: Date, required: true },
    undone: { type: String, default: '' as const },
    kept: { type: Schema.Types.Mixed },
  },
  { versionKey: false, minimize: false },
);
schema.index({ batchId: 1, undone: 1 });
schema.index({ courseId: 1, at: 1 });

/** What an upload is taken back by. */
export const ImportChange = defineModel('ImportChange', schema, 'import_changes');
