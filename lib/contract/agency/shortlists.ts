import { z } from 'zod';
import {
  COURSE_CHANGES,
  LINK_DAYS,
  LONGEST_LINK_DAYS,
  LONGEST_SHORTLIST_NOTE,
  MOST_SHORTLISTED,
  SHORTLISTED_FOR,
  WISHES,
} from '@/lib/domain/agency/shortlist';
import { done, id, month, SUPPORTED_TEXT, seen } from '../fields';
import { calls } from '../operation';

/** The courses that an agency puts together for a lead or a student, and what the family wishes. */

const { forAgents, forAnyone } = calls('Shortlists');
const whom = z.enum(SHORTLISTED_FOR, 'Please send lead or student.');
const params = z.object({ whom, id });
const ofCourse = z.object({ whom, id, courseId: id });
const wish = z.enum(WISHES, 'Please choose yes, maybe or no.');

const facts = z
  .object({
    /** How the student fits; '' where that is not judged, as for a lead. */
    verdict: z.string(),
    fee: z.number().nullable().meta({ description: 'In major units of `currency`, for one `feePeriod`' }),
    currency: z.string(),
    feePeriod: z.string(),
    /** What it costs until it is finished, in words; '' where no part is known. */
    cost: z.string(),
    intakes: z.string(),
    closingDays: z.string(),
  })
  .meta({ id: 'ShortlistFacts' });

const shortlist = z
  .object({
    name: z.string(),
    /** Null for a lead who is no student yet. */
    studentId: id.nullable(),
    courses: z.array(
      z.object({
        courseId: id,
        course: z.string(),
        university: z.string(),
        country: z.string(),
        note: z.string(),
        byName: z.string(),
        /** When `seen` was so, ISO 8601. */
        seenOn: z.string(),
        seen: facts,
        /** Null for a course that is not offered any more. */
        now: facts.nullable(),
        changed: z.array(z.enum(COURSE_CHANGES)),
        /** What the family said; it agrees to nothing. */
        wish: wish.nullable(),
        wishedOn: z.string().nullable(),
        /** The student has an application for it. */
        applied: z.boolean(),
        /** The intakes that it can be applied for. */
        choices: z.array(
          z.object({
            year: z.number(),
            months: z.array(z.object({ month, state: z.enum(['open', 'applied']) })),
          }),
        ),
      }),
    ),
    link: z
      .object({
        /** The address to give away; null once it doesn't work any more. */
        address: z.string().nullable(),
        byName: z.string(),
        madeOn: z.string(),
        endsOn: z.string(),
        opened: z.number(),
        openedOn: z.string().nullable(),
      })
      .nullable(),
    mayChange: z.boolean(),
  })
  .meta({ id: 'Shortlist' });
/** The courses for a family, then and now, with their wishes. */
export type ShortlistView = z.infer<typeof shortlist>;

export const viewShortlist = forAgents('GET /agency/shortlists/{whom}/{id}', {
  summary: 'A lead’s or student’s shortlist: courses as added and as they are now, preferences, and the link',
  params,
  result: shortlist,
  errors: ['not_found'],
});

export const shortlistCourse = forAgents('PUT /agency/shortlists/{whom}/{id}/courses/{courseId}', {
  summary: `Add a course to a shortlist (at most ${MOST_SHORTLISTED}), or change its note. Without a note, the existing one stays`,
  params: ofCourse,
  body: z.object({
    note: z
      .string()
      .trim()
      .max(LONGEST_SHORTLIST_NOTE, `At most ${LONGEST_SHORTLIST_NOTE} characters.`)
      .refine(...SUPPORTED_TEXT)
      .optional(),
    seen,
  }),
  result: done,
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const unlistCourse = forAgents('DELETE /agency/shortlists/{whom}/{id}/courses/{courseId}', {
  summary: 'Remove a course from a shortlist. Repeating the call changes nothing',
  params: ofCourse,
  result: done,
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const linkShortlist = forAgents('POST /agency/shortlists/{whom}/{id}/link', {
  summary: 'Create the link to a shortlist, for the student and the family. An earlier link stops working',
  params,
  body: z.object({
    days: z
      .number('Please enter a number of days.')
      .int()
      .min(1, 'At least 1 day.')
      .max(LONGEST_LINK_DAYS, `At most ${LONGEST_LINK_DAYS} days.`)
      .default(LINK_DAYS),
  }),
  result: done.extend({ link: shortlist.shape.link }),
  status: 201,
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const endShortlistLink = forAgents('DELETE /agency/shortlists/{whom}/{id}/link', {
  summary: 'Turn off the link to a shortlist at once. Repeating the call changes nothing',
  params,
  result: done,
  errors: ['not_found', 'forbidden', 'conflict'],
});

const result = z
  .object({
    courseId: id,
    course: z.string(),
    /** 'before': there was an application for it. */
    state: z.enum(['applied', 'before', 'failed']),
    /** The intake, or why not. */
    message: z.string(),
  })
  .meta({ id: 'ShortlistResult' });
/** What became of applying for one course of the list. */
export type ShortlistResult = z.infer<typeof result>;

export const applyFromShortlist = forAgents('POST /agency/shortlists/{whom}/{id}/applications', {
  summary:
    'Apply for courses on a student’s shortlist, each with its own result. Each waits for the student’s consent as always. Sending it again creates nothing new',
  params,
  body: z.object({
    courses: z
      .array(z.object({ courseId: id, year: z.number().int().min(2000).max(2100), month }))
      .min(1, 'Please choose a course.')
      .max(MOST_SHORTLISTED, `At most ${MOST_SHORTLISTED} courses.`),
  }),
  result: done.extend({ results: z.array(result) }),
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const wishByLink = forAnyone('POST /shortlist-link', {
  summary: 'Say which courses on a shortlist the family would like, by its link. A preference is not binding',
  body: z.object({
    token: z.string().regex(/^[\w-]{20,100}$/, 'Please open the complete link.'),
    wishes: z
      .array(z.object({ courseId: id, wish }))
      .min(1, 'Please choose an answer for at least one course.')
      .max(MOST_SHORTLISTED, `At most ${MOST_SHORTLISTED} courses.`),
  }),
  result: done,
  errors: ['not_found'],
});
