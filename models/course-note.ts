import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, stamps } from './define';

/** A text of a course's page that was taken off it because it isn't for students, or a fee of 0 because it is none. */
export interface HiddenText {
  field: 'remarks' | 'admissionRequirement' | 'tuitionFeeMinor';
  before: string;
  after: string;
}

/**
 * What staff alone may know of a course: commission, contacts of partners. Apart from the course, so that nothing that
 * shows courses can show it.
 */
export interface CourseNoteRecord {
  _id: Types.ObjectId;
  courseId: Types.ObjectId;
  text: string;
  /** `upload`: a file said so. `hidden`: it stood on the course's page before. */
  kind: 'upload' | 'hidden';
  /** The upload that brought it; null for a hidden one. */
  batchId: Types.ObjectId | null;
  /** Of a hidden one: where it stood. */
  hidden: HiddenText[];
  createdOn: Date;
  updatedOn: Date;
}

const schema = defineSchema<CourseNoteRecord>(
  {
    courseId: { type: Schema.Types.ObjectId, required: true },
    text: { type: String, required: true },
    kind: { type: String, enum: ['upload', 'hidden'], required: true },
    batchId: { type: Schema.Types.ObjectId, default: null },
    hidden: [
      defineSchema<HiddenText>(
        {
          field: { type: String, enum: ['remarks', 'admissionRequirement', 'tuitionFeeMinor'], required: true },
          before: { type: String, default: '' },
          after: { type: String, default: '' },
        },
        { _id: false },
      ),
    ],
  },
  stamps,
);
/** A course's; one an upload. */
schema.index({ courseId: 1, batchId: 1 }, { unique: true });
/** Taking an upload back takes its notes. */
schema.index({ batchId: 1 });
/** The admins' list. */
schema.index({ kind: 1, createdOn: -1, _id: -1 });

/** One per course and upload; admins decide whether staff see it. */
export const CourseNote = defineModel('CourseNote', schema, 'course_notes');
