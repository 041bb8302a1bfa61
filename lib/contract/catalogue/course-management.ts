import { z } from 'zod';
import { COURSE_LEVELS, FEE_PERIODS, MONTHS } from '@/lib/domain/course';
import { country, done, id, line, month, noControlCharacters, numeric, optionalLine, orNull } from '../fields';
import { operation } from '../operation';
import { courseView } from './courses';

const tag = 'Catalogue';
const text = z
  .string()
  .trim()
  .max(5_000, 'At most 5,000 characters.')
  .refine(noControlCharacters, 'Please remove the control characters.')
  .default('');
const within = (min: number, max: number, message = `Please enter a number from ${min} to ${max}, or nothing.`) =>
  orNull(numeric.pipe(z.number().min(min, message).max(max, message)), message);

const link = z
  .string()
  .trim()
  .max(2_000, 'At most 2,000 characters.')
  .refine((given) => given === '' || /^https?:\/\/[^\s/]+/i.test(given), 'Please enter an address like https://….')
  .default('');

/** Every field of a course; what is left out becomes empty. */
export const courseFields = z.object({
  course: line(300, 'Please enter the course.'),
  university: line(300, 'Please enter the university.'),
  country,
  campus: optionalLine(200),
  level: z.union([z.literal(''), z.enum(COURSE_LEVELS)], 'Please choose one of the levels.').default(''),
  code: optionalLine(60),
  category: optionalLine(200),
  subcategory: optionalLine(200),
  admissionIntake: z
    .array(month, 'Please choose months.')
    .max(12)
    .default([])
    .transform((months) => MONTHS.filter((one) => months.includes(one)).join(' ')),
  currency: z
    .union(
      [
        z.literal(''),
        z
          .string()
          .trim()
          .toUpperCase()
          .regex(/^[A-Z]{3}$/),
      ],
      'Please enter three letters, like CAD.',
    )
    .default(''),
  /** In major units of the currency. */
  tuitionFee: within(0, 9_999_999),
  fee_period: z.union([z.literal(''), z.enum(FEE_PERIODS)], 'Please choose one of the periods.').default(''),
  durationInMonths: within(0.25, 120),
  courseLink: link,
  admissionRequirement: text,
  remarks: text,
  ieltsOverall: within(0, 9),
  ieltsLessThan: within(0, 9),
  pteOverall: within(0, 90),
  pteLessThan: within(0, 90),
  det: within(0, 160),
  toefl: within(0, 120),
  gre: within(0, 340),
  gmat: within(0, 805),
  forSample: z.boolean().default(false),
});

/** A course's version: when it was last changed. */
const version = z.iso.datetime();

export const editCourse = operation({
  method: 'PUT',
  path: '/courses/{id}',
  tag,
  summary: 'Change a course; what people saved and applied for follows it, the search too',
  access: ['admin'],
  limit: 'write',
  params: z.object({ id }),
  /** `seen` is the version that the change was made from: a course that somebody else changed since stays as it is. */
  body: courseFields.extend({ seen: version.optional() }),
  result: done.extend({ course: courseView, seen: version }),
  errors: ['not_found', 'conflict'],
});

export const removeCourse = operation({
  method: 'DELETE',
  path: '/courses/{id}',
  tag,
  summary: 'Remove a course; applications keep what they remember of it, and those who saved it are told',
  access: ['admin'],
  limit: 'write',
  params: z.object({ id }),
  result: done,
  errors: ['not_found'],
});
