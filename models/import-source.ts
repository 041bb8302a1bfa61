import { Schema, type Types } from 'mongoose';
import { SOURCE_KINDS, type SourceKind } from '@/lib/domain/imports/import-sources';
import type { RepeatRule } from '@/lib/domain/imports/repeat-rules';
import { defineModel, defineSchema, stamps } from './define';

/** Where files of courses come from, again and again: a register, an agency, a university. */
export interface ImportSourceRecord {
  _id: Types.ObjectId;
  /** Unique in any letter case: see `nameKey`. */
  name: string;
  nameKey: string;
  kind: SourceKind;
  /** What becomes of rows of its files that claim to be the same course and differ; absent until said. */
  repeatRule?: RepeatRule;
  createdOn: Date;
  updatedOn: Date;
}

const schema = defineSchema<ImportSourceRecord>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    kind: { type: String, enum: SOURCE_KINDS, required: true },
    repeatRule: { type: Schema.Types.Mixed },
  },
  stamps,
);
schema.index({ nameKey: 1 }, { unique: true });

/** A name is one source, in any spelling (`nameKey`). */
export const ImportSource = defineModel('ImportSource', schema, 'import_sources');
