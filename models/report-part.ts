import { Schema, type Types } from 'mongoose';
import { defineModel } from './define';

/** What reports count, of one part of all students (lib/services/reports). */
export interface ReportPartRecord {
  /** The part, from 0. */
  _id: number;
  /** Another one with each change: of two writers the one that read an older one writes nothing. */
  revision: Types.ObjectId;
  /** JSON of `CountedStudent[]` (lib/reports/counted.ts): the database has nothing to look for in it. */
  students: string;
}

const schema = new Schema<ReportPartRecord>(
  {
    _id: { type: Number, required: true },
    revision: { type: Schema.Types.ObjectId, required: true },
    students: { type: String, default: '[]' },
  },
  { versionKey: false },
);
/** Which parts changed lately. */
schema.index({ revision: 1 });

export const ReportPart = defineModel('ReportPart', schema, 'report_parts');
