import type { ClosingDays } from '@/lib/domain/courses/closing-days';
import type { CourseDraft, CourseLevel } from '@/lib/domain/courses/course';
import type { CardFieldName } from '@/lib/domain/courses/course-fields';
import type { EnglishTest } from '@/lib/domain/english-tests';
import type { MarkDemands } from '@/lib/domain/marks/marks';
import type { StudentScores, TESTS } from '@/lib/domain/test-scores';
import type { Rows } from './rows';

/** One course as the index takes it. `id` is an ObjectId in lower-case hex, 24 digits. */
export interface SearchCourse extends Pick<CourseDraft, CardFieldName> {
  id: string;
}

export const SORTS = ['relevance', 'name', '-name', 'fee', '-fee', 'duration', '-duration', 'closing'] as const;
type Sort = (typeof SORTS)[number];

export type AnyTest = (typeof TESTS)[number];
/** The tests that `test` can't name. */
export type ScoredTest = Exclude<AnyTest, EnglishTest>;

/** Every score that a course may ask for in English. */
export const ENGLISH_SCORES = [
  'ieltsOverall',
  'ieltsLessThan',
  'pteOverall',
  'pteLessThan',
  'toefl',
  'toeflLessThan',
  'det',
  'detLessThan',
] as const satisfies readonly (keyof SearchCourse)[];

/** What a course states of earlier studies, with its level, which says of which studies. */
export type StatedMinimum = MarkDemands & { level: string };

/** What a visitor asks for. Empty lists, '' and null filter nothing. */
export interface SearchQuery {
  /** Keyword as typed: `course`, or `course@university`. */
  q: string;
  country: string | null;
  /** Exact university names. */
  university: string[];
  /** Month names of `MONTHS`. */
  intake: string[];
  level: string[];
  test: EnglishTest | null;
  /** The student's overall score in `test`. */
  score: number | null;
  category: string | null;
  subcategory: string | null;
  /** Of a year's fee, in minor units of `currency`: courses without a fee in it are left out. */
  minFee: number | null;
  maxFee: number | null;
  currency: string | null;
  /** How long a course may take; those without a length are left out. */
  maxMonths: number | null;
  /** Keeps only courses that publish no English score. */
  noEnglishScore: boolean;
  /** In whole words in the name of campus or university or among the places, or a part of that area; '' filters nothing. */
  city?: string;
  /** The student's scores of tests other than `test`; a TOEFL up to 6 is on 1 to 6. */
  scores?: Partial<Record<ScoredTest, number>>;
  /** Tests the student won't take: courses that publish no score of them, or for an English test one of another, stay. */
  without?: readonly AnyTest[];
  notCountry?: readonly string[];
  notUniversity?: readonly string[];
  notLevel?: readonly string[];
  /** In whole words in no name of course, university or campus, and in no award. */
  notWords?: readonly string[];
  /** Leaves out the courses all of whose intakes were closed on the day `on`. */
  openOnly: boolean;
  /** The day of reading, 'YYYY-MM-DD': closing days before it are past. */
  on: string;
  sort: Sort;
  /** 1-based. */
  page: number;
  /** Courses per page. */
  limit: number;
  /** Keeps only the courses that these scores meet for certain (see `qualifies` in naive.ts). */
  eligible?: StudentScores;
  /** With `eligible`: the levels whose courses build on what the student has; all of them without it. */
  levelsMet?: readonly CourseLevel[];
  /** Beside those: the levels of which courses stay that are confirmed to take a diploma. */
  levelsMetByDiploma?: readonly CourseLevel[];
  /** With `eligible`: whether what a course states of earlier studies is certainly met; courses that state nothing stay. */
  marksMet?: (minimum: StatedMinimum) => boolean;
  /** Keeps the courses whose whole verdict is 'met', or `likely`, and counts the others; of this index (`CourseIndex.judged`). */
  judged?: { rows: JudgedRows; likely: boolean };
}

/** One result: plain JSON. `tuitionFee` is in major units of `currency`, for one `fee_period`. */
export type CourseCard = Omit<SearchCourse, 'tuitionFeeMinor' | 'closingDays'> & {
  tuitionFee: number | null;
  closingDays: ClosingDays;
};

/** All courses by their verdict. Good for the index that they were made by. */
export interface JudgedRows {
  met: Rows;
  likely: Rows;
  unknown: Rows;
  /** The unknown ones by what makes them so, the most frequent reason first. */
  reasons: readonly { why: string; rows: Rows }[];
}

/** How many of the courses that a search finds without the verdict have which. */
export interface JudgedCounts {
  met: number;
  likely: number;
  unknown: number;
  /** What is unknown most often among them, in a word or two each. */
  why: string[];
}

export type FacetCounts = Record<string, number>;

/**
 * Counts behind every choice: what choosing it would find. Each facet therefore ignores its own selection; `category`
 * ignores the subcategory too, because changing the category clears it. Values that would find nothing stand with 0.
 */
export interface Facets {
  /** Every country of the lists. */
  country: FacetCounts;
  /** Every university of the chosen country, or of all; one that exists in two countries is one entry. */
  university: FacetCounts;
  /** Every month. */
  intake: FacetCounts;
  /** Every level of the lists. */
  level: FacetCounts;
  /** Every category in the catalogue. */
  category: FacetCounts;
  /** Every subcategory of the chosen category, or of all. */
  subcategory: FacetCounts;
}

export interface SearchAnswer {
  total: number;
  page: number;
  /** 0 when nothing was found. */
  pages: number;
  courses: CourseCard[];
  facets: Facets;
  /** With `judged`: how many courses have which verdict, those left out among them. */
  judged?: JudgedCounts;
}

export interface Suggestions {
  courses: { id: string; course: string; university: string }[];
  universities: { university: string; country: string; count: number }[];
  categories: string[];
}

/** What changed since an index was built. An upsert with a known id replaces that course. */
export interface CatalogueChanges {
  upserts: SearchCourse[];
  removedIds: string[];
}
