import { z } from 'zod';
import { LONGEST_NAME } from '@/lib/domain/courses/course-rules';
import { isCurrency } from '@/lib/domain/money/money';
import { country, done, id, keyword, level, line, month, orNull } from '../fields';
import { major } from '../money';
import { calls } from '../operation';
import { applicationView } from './applications';

/** Courses that aren't in the catalogue: an agency types them, and applies to them for its students. */

const { forAgents, forAllRoles, forStaff } = calls('Courses entered by agencies');

const names = { country, university: line(LONGEST_NAME), course: line(LONGEST_NAME) };
const NO_YEAR = 'Please choose a year.';
const optionalLevel = z.union([level, z.literal('')], 'Please choose one of the levels.').default('');

const agencyCourse = z
  .object({
    _id: id,
    ...names,
    level: optionalLevel,
    /** The months applied for so far: 'Jan Sep'. */
    admissionIntake: z.string(),
    /** Of a year, in major units of `currency`; null and '' while it isn't known. */
    tuitionFee: z.number().nullable(),
    currency: z.string(),
    typedBy: z.string(),
    /** ISO 8601. */
    typedOn: z.string(),
    /** The course of the catalogue that took its place; null while none did. */
    replacedBy: id.nullable(),
  })
  .meta({ id: 'AgencyCourse' });
/** A course as an agency typed it. */
export type AgencyCourseView = z.infer<typeof agencyCourse>;

export const suggestedCourses = forAgents('GET /agency-courses', {
  scope: 'applications:read',
  summary: 'Courses that the caller’s agency has entered before and whose names contain `q`, newest first; at most six',
  query: z.object({ q: keyword }),
  result: z.object({ courses: z.array(agencyCourse) }),
});

export const viewAgencyCourse = forAllRoles('GET /agency-courses/{id}', {
  scope: 'applications:read',
  summary: 'One course that an agency entered. For the agency, students who applied for the course, and staff',
  params: z.object({ id }),
  result: z.object({ course: agencyCourse }),
  errors: ['not_found'],
});

export const applyToTypedCourse = forAgents('POST /agency/students/{id}/applications', {
  summary: 'Apply for one of the agency’s students to a course that isn’t in the catalogue',
  params: z.object({ id }),
  body: z
    .object({
      ...names,
      level: optionalLevel,
      tuitionFee: orNull(major(null), 'Please enter an amount like 12,000, or leave it empty.'),
      currency: z.string().trim().toUpperCase().max(3).default(''),
      year: z.coerce.number(NO_YEAR).int(NO_YEAR).min(2000, NO_YEAR),
      month,
    })
    .refine(({ tuitionFee, currency }) => tuitionFee === null || isCurrency(currency), {
      path: ['currency'],
      message: 'Please enter a currency like GBP or AUD.',
    }),
  result: z.object({ success: z.boolean(), message: z.string(), application: applicationView }),
  status: 201,
  errors: ['not_found', 'conflict'],
});
/** A course as the form has it, with the start applied for. */
export type TypedCourse = z.output<typeof applyToTypedCourse.body>;

export const replaceAgencyCourse = forStaff('POST /agency-courses/{id}/replacement', {
  summary:
    'Replace a course that an agency entered with one from the catalogue, in all applications to it. If a student already has an application for that course and start, the answer is 409 and `fields` names these applications; list those that should stay as they are in `leave`',
  params: z.object({ id }),
  body: z.object({ courseId: id, leave: z.array(id).max(500).default([]) }),
  result: done,
  errors: ['not_found', 'conflict'],
});
