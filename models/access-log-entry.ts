import { Schema, type Types } from 'mongoose';
import type { FilePart } from '@/lib/domain/access-log';
import type { Role } from '@/lib/domain/roles';
import { defineModel, defineSchema } from './define';

interface SeenPart {
  part: FilePart;
  /** The record's id. */
  of: Types.ObjectId;
  /** What it was called then; '' where a student has one only. */
  name: string;
  /** When it was first opened in this entry. */
  on: Date;
}

/** An entry of the access log, stored among 'visits': what one person read of a file without a pause of half an hour. */
export interface AccessLogRecord {
  _id: Types.ObjectId;
  studentId: Types.ObjectId;
  readerId: Types.ObjectId;
  /** Name and role as they were then. */
  readerName: string;
  readerRole: Role;
  /** At most `MOST_SEEN`; more make another record. */
  seen: SeenPart[];
  startedOn: Date;
  lastOn: Date;
  /** When the record is deleted. */
  endsOn: Date;
}

/** So many parts of a file stand in one entry; further ones are not added. */
export const MOST_SEEN = 100;

const seenPart = defineSchema<SeenPart>(
  { part: String, of: Schema.Types.ObjectId, name: { type: String, default: '' }, on: Date },
  { _id: false },
);

const schema = defineSchema<AccessLogRecord>(
  {
    studentId: { type: Schema.Types.ObjectId, required: true },
    readerId: { type: Schema.Types.ObjectId, required: true },
    readerName: { type: String, default: '' },
    readerRole: { type: String, required: true },
    seen: [seenPart],
    startedOn: { type: Date, required: true },
    lastOn: { type: Date, required: true },
    endsOn: { type: Date, required: true },
  },
  { versionKey: false },
);
/** A student's entries, the newest first; those of one reader. */
schema.index({ studentId: 1, lastOn: -1, _id: -1 });
schema.index({ studentId: 1, readerId: 1, lastOn: -1 });
/** What the people of an agency opened. */
schema.index({ readerId: 1, lastOn: -1, _id: -1 });
schema.index({ endsOn: 1 }, { expireAfterSeconds: 0 });

/** By student and by reader; an entry goes by itself on its `endsOn`. */
export const AccessLogEntry = defineModel('AccessLogEntry', schema, 'visits');
