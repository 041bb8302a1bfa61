import { z } from 'zod';
import { FIELD_OF_STUDY_LENGTH } from '@/lib/domain/fields-of-study';
import { LONGEST_SUBJECTS } from '@/lib/domain/marks/marks';
import { LONGEST_MARKS, MARKS_WANTED } from '@/lib/domain/marks/paper-marks';
import { MOST_FITS, QUICK_TESTS, quickProblems } from '@/lib/domain/marks/quick-profile';
import { EDUCATION_LEVELS, INSTRUCTION } from '@/lib/domain/profile';
import { id } from '../fields';
import { calls } from '../operation';
import { notJudged, verdict, verdictRule } from './eligibility';

const { forAnyone } = calls('Courses');

const number = z.number('Please enter a number.').nullable().default(null);

/** Studies and a test as a visitor without an account types them. */
export const quickProfile = z
  .object({
    level: z.enum(EDUCATION_LEVELS, 'Please choose an option from the list.').nullable().default(null).meta({
      description: 'The highest completed qualification.',
    }),
    country: z.string().trim().max(100).default('').meta({ description: 'The country of these studies.' }),
    marks: z.string().trim().max(LONGEST_MARKS, MARKS_WANTED).default('').meta({
      description: 'The marks as on the certificate: 74.1 %, 3.1/5, 2:2, NEB 3.2, awaited. Required with a level.',
    }),
    percentage: number.meta({ description: 'Instead of `marks`: 0 to 100.' }),
    backlogs: number.meta({ description: 'Subjects failed the first time; unknown if missing.' }),
    workYears: number.meta({ description: 'Years at work; unknown if missing. Never stored.' }),
    field: z.string().trim().max(FIELD_OF_STUDY_LENGTH).default('').meta({ description: 'What was studied.' }),
    subjects: z.string().trim().max(LONGEST_SUBJECTS).default('').meta({
      description: 'Their subjects, each with its mark as on the certificate, if known: Mathematics 81, English B3',
    }),
    language: z
      .union([z.literal(''), z.enum(INSTRUCTION)], 'Please choose an option from the list.')
      .default('')
      .meta({
        description: 'The language these studies were taught in.',
      }),
    test: z.enum(QUICK_TESTS, 'Please choose an option from the list.').nullable().default(null),
    overall: number.meta({
      description: 'Required with a test. For TOEFL: up to 6 means the 1–6 scale, otherwise 0–120.',
    }),
    lowest: number.meta({ description: 'The lowest section score; unknown if missing. Not for DET.' }),
  })
  .superRefine((quick, context) => {
    for (const [field, message] of Object.entries(quickProblems(quick)))
      context.addIssue({ code: 'custom', path: [field], message });
  });

export const fit = forAnyone('POST /fit', {
  summary: 'How well courses fit a qualification and an English test. Open to anyone; nothing is stored',
  limit: 'fit',
  body: z.object({
    applicant: quickProfile,
    courseIds: z.array(id).min(1, 'Please choose at least one course.').max(MOST_FITS, `At most ${MOST_FITS} courses.`),
  }),
  /** In the order asked for; sample courses and ids of none are left out. */
  result: z.object({
    fits: z.array(z.object({ courseId: z.string(), verdict, rules: z.array(verdictRule), notJudged })),
  }),
});
