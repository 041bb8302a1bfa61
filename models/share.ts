import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, type Part, stamps } from './define';

/** Documents that a student lets one person open by a link, until a day. */
export interface ShareRecord {
  _id: Types.ObjectId;
  studentId: Types.ObjectId;
  /** Whom it is for, in the student's words. */
  name: string;
  files: { fileId: Types.ObjectId; name: string; type: string; size: number }[];
  /** The last moment of its last day. */
  endsOn: Date;
  revokedOn: Date | null;
  /** The newest ones; `file` is '' for the list of files itself. */
  openings: { on: Date; file: string }[];
  opened: number;
  /** When the record is deleted. */
  forgetOn: Date;
  createdOn: Date;
}

const file = defineSchema<Part<ShareRecord['files']>>(
  { fileId: Schema.Types.ObjectId, name: String, type: { type: String }, size: Number },
  { _id: false },
);
const opening = defineSchema<Part<ShareRecord['openings']>>({ on: Date, file: String }, { _id: false });

const schema = defineSchema<ShareRecord>(
  {
    studentId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    files: [file],
    endsOn: { type: Date, required: true },
    revokedOn: { type: Date, default: null },
    openings: [opening],
    opened: { type: Number, default: 0 },
    forgetOn: { type: Date, required: true },
  },
  stamps,
);
schema.index({ studentId: 1, _id: -1 });
schema.index({ forgetOn: 1 }, { expireAfterSeconds: 0 });

/** Listed for its student until `forgetOn`, also when it is over. */
export const Share = defineModel('Share', schema, 'shares');
