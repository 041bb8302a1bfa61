import { Schema, type Types } from 'mongoose';
import { defineModel, stamps } from './define';

/** How files with these heads are to be read, as a person corrected it. */
export interface ImportMappingRecord {
  /** The heads' signature, hashed. */
  _id: string;
  by: Types.ObjectId;
  sheet: number | null;
  headerRow: number | null;
  columns: { column: number; field: string | null }[];
  createdOn: Date;
  updatedOn: Date;
}

const schema = new Schema<ImportMappingRecord>(
  {
    _id: String,
    by: { type: Schema.Types.ObjectId, required: true },
    sheet: { type: Number, default: null },
    headerRow: { type: Number, default: null },
    columns: [new Schema({ column: Number, field: { type: String, default: null } }, { _id: false })],
  },
  stamps,
);

export const ImportMapping = defineModel('ImportMapping', schema, 'import_mappings');
