import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import type { CourseDraft } from '@/lib/domain/course';
import { BLANK_COURSE, COURSE_FIELD_NAMES, isNeverEmpty } from '@/lib/domain/course-fields';
import { defineModel, stamps } from './define';

export interface CourseRecord extends CourseDraft {
  _id: Types.ObjectId;
  /** What makes two rows the same course; see `lib/services/catalogue/course-identity.ts`. */
  identity: string;
  /** The upload that last wrote this course. */
  batchId: Types.ObjectId | null;
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
    identity: { type: String, required: true },
    batchId: { type: Schema.Types.ObjectId, default: null },
  },
  stamps,
);
schema.index({ identity: 1 }, { unique: true });
schema.index({ country: 1, university: 1, course: 1 });
schema.index({ batchId: 1 });
/** An upload knows renamed courses by it. */
schema.index({ code: 1 });
schema.index({ category: 1, subcategory: 1 });
/** By the newest change a process knows whether its copy of the catalogue is still current. */
schema.index({ updatedOn: -1 });

export const Course = defineModel('Course', schema, 'courses');
