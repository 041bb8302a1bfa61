import { Schema, type Types } from 'mongoose';
import type { CourseDraft } from '@/lib/domain/course';
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

const words = { type: String, default: '' as const };
const score = { type: Number, default: null };

const schema = new Schema<CourseRecord>(
  {
    course: { type: String, required: true },
    university: { type: String, required: true },
    country: { type: String, required: true },
    campus: words,
    level: words,
    code: words,
    category: words,
    subcategory: words,
    admissionIntake: words,
    currency: words,
    tuitionFeeMinor: score,
    fee_period: words,
    durationInMonths: score,
    courseLink: words,
    admissionRequirement: words,
    remarks: words,
    ieltsOverall: score,
    ieltsLessThan: score,
    pteOverall: score,
    pteLessThan: score,
    det: score,
    toefl: score,
    gre: score,
    gmat: score,
    forSample: { type: Boolean, default: false },
    identity: { type: String, required: true },
    batchId: { type: Schema.Types.ObjectId, default: null },
  },
  stamps,
);
schema.index({ identity: 1 }, { unique: true });
schema.index({ country: 1, university: 1, course: 1 });
schema.index({ batchId: 1 });
schema.index({ category: 1, subcategory: 1 });
/** The newest change tells whether somebody's copy of the catalogue is still current. */
schema.index({ updatedOn: -1 });

export const Course = defineModel('Course', schema, 'courses');
