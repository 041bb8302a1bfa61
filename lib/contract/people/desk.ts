import { z } from 'zod';
import { MOST_IN_RULE, MOST_OPEN, MOST_RULES } from '@/lib/domain/applications/assignment';
import { country, day, done, id, level, named, seen } from '../fields';
import { calls } from '../operation';

const { forAdmins, forStaff } = calls('Staff work');

/** Whose cases a list is of, `inCharge` in the API: the caller's own, no one's, or those of one member of staff. */
export const assignee = z.union([z.enum(['me', 'nobody']), id], "Please choose 'me', 'nobody' or an id.").optional();
/** 'me', 'nobody', an id, or undefined for everyone's. */
export type AssigneeChoice = z.output<typeof assignee>;

/** The assignee, as lists show it; null for no one. */
export const counsellor = named.nullable();

const handOverResult = z
  .object({
    _id: id,
    done: z.boolean(),
    /** Why it was not handed over, '' for one that was. */
    message: z.string(),
  })
  .meta({ id: 'HandOverResult' });
/** What became of one case of several that changed hands. */
export type HandOverResult = z.infer<typeof handOverResult>;

export const handOver = forStaff('POST /staff/hand-over', {
  summary:
    "Take over students, applications or enquiries, or hand them over. A student’s applications with the same counsellor go with the student. Each has its own result; one refusal doesn't stop the others",
  body: z.object({
    of: z.enum(['students', 'applications', 'enquiries'], "Please choose 'students', 'applications' or 'enquiries'."),
    cases: z
      .array(
        /** `from`: who was the assignee when the caller looked; when it is another by now, nothing changes. */
        z.strictObject({ _id: id, from: id.nullable().optional() }),
        'Please choose at least one.',
      )
      .min(1, 'Please choose at least one.')
      .max(100, 'At most 100 at once.'),
    /** Null: no one. */
    to: id.nullable(),
    note: z.string().trim().max(1000).default(''),
  }),
  result: z.object({ success: z.boolean(), message: z.string(), results: z.array(handOverResult) }),
});

const counsellorRow = z.object({
  _id: id,
  name: z.string(),
  role: z.enum(['team', 'admin']),
  jobTitle: z.string(),
  /** Applications that wait for a move. */
  open: z.number(),
  /** Since when the longest-waiting of them waits, ISO 8601; null for none. */
  oldest: z.string().nullable(),
  /** By rule they get no more while they have so many open applications. */
  ceiling: z.number().nullable(),
  awayFrom: z.string().nullable(),
  awayUntil: z.string().nullable(),
});
/** A member of staff with their workload. */
export type CounsellorRow = z.infer<typeof counsellorRow>;

export const counsellors = forStaff('GET /staff/counsellors', {
  summary: 'Staff who can be assigned, with their open applications, limit and absence',
  result: z.object({ counsellors: z.array(counsellorRow) }),
});

export const setCaseload = forAdmins('PUT /staff/{id}/caseload', {
  summary: 'Set the maximum number of open applications assigned to a staff member by rule, and their absence',
  params: z.object({ id }),
  body: z.object({
    ceiling: z
      .number('Please enter a whole number.')
      .int('Please enter a whole number.')
      .min(0, 'At least 0.')
      .max(MOST_OPEN, `At most ${MOST_OPEN}.`)
      .nullable(),
    awayFrom: day.nullable(),
    awayUntil: day.nullable(),
    seen,
  }),
  result: done,
  errors: ['not_found', 'conflict'],
});

const rule = z.strictObject({
  country: country.nullable(),
  level: level.nullable(),
  /** The agent whose students it is about. */
  agentId: id.nullable(),
  staff: z.array(id).min(1, 'Please choose at least one person.').max(MOST_IN_RULE, `At most ${MOST_IN_RULE} people.`),
});

/** `revision` counts the changes. */
const assignment = z
  .object({
    rules: z.array(rule, 'Please send a list of rules.').max(MOST_RULES, `At most ${MOST_RULES} rules.`),
    revision: z.number().int().min(0),
  })
  .meta({ id: 'Assignment' });
/** The rules with their count of changes. */
export type AssignmentView = z.output<typeof assignment>;

export const getAssignment = forStaff('GET /staff/assignment', {
  summary: 'The rules that assign new applications to a counsellor. The first matching rule applies',
  result: assignment,
});

export const setAssignment = forAdmins('PUT /staff/assignment', {
  summary: 'Set all rules at once, with the `revision` that was read; otherwise nothing changes (409)',
  body: assignment,
  result: done.extend({ assignment }),
  errors: ['conflict'],
});
