import { z } from 'zod';
import { SCHOLARSHIP_STATES, scholarship } from '@/lib/engines/facts/scholarship';
import { country, done, id, keyword, paged, seen } from '../fields';
import { calls } from '../operation';

const { forAgentsAndStaff, forAnyone, forStaff } = calls('Facts');
const params = z.object({ id });

const scholarshipView = z
  .object({
    ...scholarship.shape,
    _id: id,
    university: z.string(),
    country,
    universityId: id,
    /** Null: for every course of the university. */
    course: z.object({ _id: id, name: z.string() }).nullable(),
    /** 'last known': its review day has passed. */
    standing: z.enum(['open', 'closed', 'last known']),
    /** Such as 'CA$5,000 once'. */
    given: z.string(),
    state: z.enum(SCHOLARSHIP_STATES),
    /** Why it was declined; ''. */
    reason: z.string(),
  })
  .meta({ id: 'Scholarship' });
/** A scholarship as it is shown. */
export type ScholarshipView = z.infer<typeof scholarshipView>;
const page = z.object({ scholarships: z.array(scholarshipView), total: z.number() });

export const scholarships = forAnyone('GET /scholarships', {
  scope: 'catalogue:read',
  summary: 'Scholarships, the earliest deadline first; those whose deadline has passed come last',
  query: z.object({
    ...paged(30),
    q: keyword,
    country: country.optional(),
    /** Only those that give the whole tuition. */
    full: z.enum(['yes'], 'Please send ‘yes’, or leave this out.').optional(),
  }),
  result: page,
});

export const scholarshipProposals = forAgentsAndStaff('GET /scholarship-proposals', {
  summary: 'For staff: proposals waiting for a decision. For an agency: all its own proposals',
  query: z.object(paged(30)),
  result: page,
});

/** For a university that has this course; `courseId` null: for every course of it. */
const body = scholarship.safeExtend({ ofCourse: id, courseId: id.nullable() });
const saved = done.extend({ scholarship: scholarshipView });

export const writeScholarship = forAgentsAndStaff('POST /scholarships', {
  summary: 'Add a scholarship to a course or its university. If an agency adds it, staff must check it first',
  body,
  result: saved,
  status: 201,
  errors: ['not_found', 'conflict'],
});

export const changeScholarship = forStaff('PUT /scholarships/{id}', {
  summary: 'Change a scholarship',
  params,
  body: scholarship.safeExtend({ seen }),
  result: saved,
  errors: ['not_found', 'conflict'],
});

export const decideScholarship = forStaff('POST /scholarships/{id}/decision', {
  summary: 'Show a proposed scholarship, or decline it with a reason. Its agency is notified',
  params,
  body: z.object({
    shown: z.boolean('Please choose whether to show it.'),
    reason: z.string().trim().max(300, 'This is too long.').default(''),
  }),
  result: saved,
  errors: ['not_found', 'conflict'],
});

export const removeScholarship = forStaff('DELETE /scholarships/{id}', {
  summary: 'Remove a scholarship',
  params,
  result: done,
  errors: ['not_found'],
});
