import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, type Part, stamps } from './define';

/** How files with these heads, or of this source, are to be read, as a person corrected it. */
export interface ImportMappingRecord {
  /** The heads' signature, hashed; or the source's name for it. */
  _id: string;
  by: Types.ObjectId;
  sheet: number | null;
  headerRow: number | null;
  /** Of a source: the signature of its last file. With other heads, a column is known by its label. */
  signature: string;
  columns: { column: number; field: string | null; label: string }[];
  createdOn: Date;
  updatedOn: Date;
}

const schema = defineSchema<ImportMappingRecord>(
  {
    _id: String,
    by: { type: Schema.Types.ObjectId, required: true },
    sheet: { type: Number, default: null },
    headerRow: { type: Number, default: null },
    signature: { type: String, default: '' },
    columns: [
      defineSchema<Part<ImportMappingRecord['columns']>>(
        { column: Number, field: { type: String, default: null }, label: { type: String, default: '' } },
        { _id: false },
      ),
    ],
  },
  stamps,
);

/** By the heads of a file, or by its source. */
export const ImportMapping = defineModel('ImportMapping', schema, 'import_mappings');
