import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import type { CourseDraft } from '@/lib/domain/course';
import { BLANK_COURSE, COURSE_FIELD_NAMES, isNeverEmpty } from '@/lib/domain/course-fields';
import type { StoredLists } from '@/lib/domain/intakes';
import { defineModel, stamps } from './define';

export interface CourseRecord extends CourseDraft, StoredLists {
  _id: Types.ObjectId;
  /** What makes two rows the same course; see `lib/services/catalogue/course-identity.ts`. */
  identity: string;
  /** The upload that last wrote this course. */
  batchId: Types.ObjectId | null;
  /** The last uploads with a source that named it; absent for none. */
  seenIn?: Types.ObjectId[];
  /** The day from which on it isn't offered any more, 'YYYY-MM-DD'; null or absent while it is. */
  retiredOn?: string | null;
  createdOn: Date;
  updatedOn: Date;
}

const facts: SchemaDefinition = Object.fromEntries(
  COURSE_FIELD_NAMES.map((name) => {
    const blank = BLANK_COURSE[name];
    const type = blank === null ? Number : blank === false ? Boolean : String;
    return [name, isNeverEmpty(name) && blank === '' ? { type, required: true } : { type, default: blank }];
  }),
);

const schema = new Schema<CourseRecord>(
  {
    ...facts,
    intakes: { type: [String], default: undefined },
    closings: { type: [{ _id: false, month: String, day: String }], default: undefined },
    identity: { type: String, required: true },
    batchId: { type: Schema.Types.ObjectId, default: null },
    seenIn: { type: [Schema.Types.ObjectId], default: undefined },
    retiredOn: { type: String },
  },
  stamps,
);
schema.index({ identity: 1 }, { unique: true });
schema.index({ country: 1, university: 1, course: 1 });
schema.index({ batchId: 1 });
/** What a source knows, and so what is gone since. */
schema.index({ seenIn: 1 });
/** An upload knows renamed courses by it. */
schema.index({ code: 1 });
schema.index({ category: 1, subcategory: 1 });
/** By the newest change a process knows whether its copy of the catalogue is still current. */
schema.index({ updatedOn: -1 });
/** How many are retired; the others aren't in it. */
schema.index({ retiredOn: 1 }, { partialFilterExpression: { retiredOn: { $gt: '' } } });
/** Which closing days there are, for reminders; most courses publish none and aren't in it. */
schema.index({ closingDays: 1, _id: 1 }, { partialFilterExpression: { closingDays: { $gt: '' } } });

export const Course = defineModel('Course', schema, 'courses');

/** The filter of courses that are offered: a retired one keeps its page, but isn't found. */
export const OFFERED = { retiredOn: null };
