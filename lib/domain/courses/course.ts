import type { COURSE_FIELDS, CourseValue } from './course-field-table';

export const COURSE_LEVELS = [
  'Under Graduate',
  'Post Graduate',
  'Under Graduate Certificate',
  'Under Graduate Diploma',
  'Post Graduate Certificate',
  'Post Graduate Diploma',
  'Associate',
  'Foundation',
] as const;
export type CourseLevel = (typeof COURSE_LEVELS)[number];

export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
export type Month = (typeof MONTHS)[number];

export const FEE_PERIODS = [
  'per year',
  'per semester',
  'per trimester',
  'per term',
  'per month',
  'per credit',
  'whole course',
] as const;
export type FeePeriod = (typeof FEE_PERIODS)[number];

/**
 * One course as a spreadsheet row or the demo generator states it, already in our own words and units.
 * Text fields are trimmed plain text, '' when unknown; numbers are null when unknown, never 0 or NaN.
 */
export type CourseDraft = { -readonly [Name in keyof typeof COURSE_FIELDS]: CourseValue<Name> };
