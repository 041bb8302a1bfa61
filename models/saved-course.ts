import { Schema, type Types } from 'mongoose';
import type { Country } from '@/lib/domain/countries';
import { defineModel, defineSchema, stamps } from './define';

/** A course that an account put on its list; the country is the course's, for the tabs. */
export interface SavedCourseRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  courseId: Types.ObjectId;
  country: Country;
  createdOn: Date;
}

const schema = defineSchema<SavedCourseRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    courseId: { type: Schema.Types.ObjectId, required: true },
    country: { type: String, required: true },
  },
  stamps,
);
schema.index({ userId: 1, courseId: 1 }, { unique: true });
schema.index({ courseId: 1 });
schema.index({ userId: 1, country: 1, _id: -1 });

/** A course is saved once by an account. */
export const SavedCourse = defineModel('SavedCourse', schema, 'saved_courses');
