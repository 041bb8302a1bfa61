import { z } from 'zod';
import { TOEFL_SCALES } from '@/lib/domain/test-scores';
import { WHAT_IF_FIELDS } from '@/lib/domain/what-if';
import { calls } from '../operation';
import { searchCourses } from './courses';

const { forStudents } = calls('Courses');

const value = z.coerce.number().min(0).max(1_000).optional();
const count = z.number().int();
const field = z.enum(WHAT_IF_FIELDS);

export const whatIf = forStudents('GET /what-if', {
  summary: 'How many courses in a search the student would qualify for with higher scores or marks',
  /** Values to look at, and the filters of a search: those of /course-search. */
  query: searchCourses.query
    .omit({ qualify: true, userId: true, likely: true, sort: true, block: true, page: true, limit: true })
    .extend(
      Object.fromEntries(WHAT_IF_FIELDS.map((name) => [name, value])) as Record<
        (typeof WHAT_IF_FIELDS)[number],
        typeof value
      >,
    ),
  result: z.object({
    /** With the own scores and marks. */
    now: count,
    /** With those asked about; IELTS and PTE in every part, studies that still run finished with those marks. */
    courses: count,
    /** Of the own report; 1-6 without one. */
    toeflScale: z.enum(TOEFL_SCALES),
    /** What can still change: tests, and marks of studies that still run. A finished exam is none of them. */
    fields: z.array(
      z.object({
        field,
        /** Null: no such test was taken, or its report has ended. */
        own: z.number().nullable(),
        /** The last day of a report that has ended, 'YYYY-MM-DD'; null without one. */
        ended: z.string().nullable(),
        chosen: z.number().nullable(),
        from: z.number(),
        to: z.number(),
        step: z.number(),
        /** The next value that opens more courses, and how many more; null where none does. */
        next: z.object({ value: z.number(), courses: count }).nullable(),
      }),
    ),
    /** The field whose next step is the smallest part of its scale. */
    cheapest: field.nullable(),
  }),
});
