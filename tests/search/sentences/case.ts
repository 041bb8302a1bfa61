import type { Country } from '@/lib/domain/countries';
import type { CourseLevel, Month } from '@/lib/domain/courses/course';

/** What a typed sentence must lead to: of the first courses each has what is said, and the reading has the filters. */
export type Case = readonly [
  typed: string,
  {
    /** Folded names of courses. */
    name?: RegExp;
    notName?: RegExp;
    country?: Country;
    not?: Country;
    level?: CourseLevel;
    levels?: RegExp;
    notLevel?: RegExp;
    city?: RegExp;
    notCity?: RegExp;
    university?: RegExp;
    intake?: Month;
    filters?: Readonly<Record<string, unknown>>;
    /** Filters that the words don't say. */
    no?: readonly string[];
    /** What is left aside, at least. */
    aside?: readonly string[];
  },
];
