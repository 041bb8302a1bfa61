import type { Country } from './countries';

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
export interface CourseDraft {
  course: string;
  university: string;
  country: Country;
  campus: string;
  /** '' when the source's level has no counterpart among ours; the source's own words then stand in `remarks`. */
  level: CourseLevel | '';
  /** Official course code (CRICOS code, UCAS code …) or ''. Part of the course's identity where present. */
  code: string;
  category: string;
  subcategory: string;
  /** Month names of `MONTHS` in calendar order, separated by one space: 'Feb Jul'. '' when not published. */
  admissionIntake: string;
  /** ISO 4217. */
  currency: string;
  /** Tuition in minor units (cents) of `currency`, an integer, for one `fee_period`. */
  tuitionFeeMinor: number | null;
  fee_period: FeePeriod | '';
  durationInMonths: number | null;
  /** http(s) URL or ''. */
  courseLink: string;
  admissionRequirement: string;
  remarks: string;
  ieltsOverall: number | null;
  /** "No band less than". */
  ieltsLessThan: number | null;
  pteOverall: number | null;
  pteLessThan: number | null;
  /** Duolingo English Test. */
  det: number | null;
  toefl: number | null;
  gre: number | null;
  gmat: number | null;
  forSample: boolean;
}
