import { Schema, type Types } from 'mongoose';
import type { Country } from '@/lib/domain/countries';
import type { CourseLevel } from '@/lib/domain/courses/course';
import { defineModel, defineSchema, stamps } from './define';

/**
 * A course that an agency typed because the catalogue lacks it. In a collection of its own, so that nothing that reads the catalogue
 * finds it: search, lists of universities, imports and public pages know only `Course`.
 */
export interface AgencyCourseRecord {
  _id: Types.ObjectId;
  agencyId: Types.ObjectId;
  /** What makes it the same course when it is typed again; see `lib/services/catalogue/course-identity.ts`. */
  identity: string;
  country: Country;
  university: string;
  course: string;
  /** '' where it wasn't said. */
  level: CourseLevel | '';
  /** The months applied for so far, as a course's `admissionIntake`: 'Jan Sep'. */
  admissionIntake: string;
  /** Of a year, in minor units of `currency`; null and '' while it isn't known. */
  tuitionFeeMinor: number | null;
  currency: string;
  by: Types.ObjectId;
  byName: string;
  /** The course of the catalogue that took its place; absent while none did. */
  replacedBy?: Types.ObjectId | null;
  createdOn: Date;
  updatedOn: Date;
}

const id = Schema.Types.ObjectId;

const schema = defineSchema<AgencyCourseRecord>(
  {
    agencyId: { type: id, required: true },
    identity: { type: String, required: true },
    country: { type: String, required: true },
    university: { type: String, required: true },
    course: { type: String, required: true },
    level: { type: String, default: '' },
    admissionIntake: { type: String, default: '' },
    tuitionFeeMinor: { type: Number, default: null },
    currency: { type: String, default: '' },
    by: { type: id, required: true },
    byName: { type: String, default: '' },
    replacedBy: { type: id },
  },
  stamps,
);
/** A course is typed once by an agency: this index is the rule. */
schema.index({ agencyId: 1, identity: 1 }, { unique: true });

/** By agency; only `lib/services/catalogue/agency-courses.ts` reads and writes it. */
export const AgencyCourse = defineModel('AgencyCourse', schema, 'agency_courses');
