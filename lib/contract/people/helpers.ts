import { z } from 'zod';
import { HELP_BY } from '@/lib/domain/accounts/helps';
import { day, done, email, id, personName } from '../fields';
import { calls } from '../operation';

const { forHelpersAlone, forHelpersAndStaff, forStudents } = calls('People');

const state = z.enum(['asked', 'active', 'lapsed', 'ended']);
const help = z
  .object({
    /** The helper's id; for the helper, the student's: null while they have not answered. */
    _id: id.nullable(),
    name: z.string(),
    /** '' for a student without an address of their own yet. */
    email: z.string(),
    state,
    by: z.enum(HELP_BY),
    /** ISO 8601; null while it is asked, or for no end. */
    since: z.string().nullable(),
    until: z.string().nullable(),
  })
  .meta({ id: 'Help' });
/** The same for the helper: whether they may enter the student's address, as none is confirmed yet. */
const helped = help.extend({ awaitsAddress: z.boolean() }).meta({ id: 'Helped' });
/** A student as their helper sees them. */
export type HelpedView = z.infer<typeof helped>;
/** That a person helps a student. */
export type HelpView = z.infer<typeof help>;

export const myHelpers = forStudents('GET /my-helpers', {
  summary: 'People who help you, want to help you, or helped you before',
  result: z.object({ helpers: z.array(help) }),
});

export const inviteHelper = forStudents('POST /my-helpers', {
  summary: 'Invite a person to help you until a date. The answer is the same whether or not the address is known',
  limit: 'enquiry',
  body: z.object({
    name: personName(),
    email,
    /** The last day of it, YYYY-MM-DD. */
    until: day,
  }),
  result: done,
  status: 201,
});

export const allowHelper = forStudents('PUT /my-helpers/{id}', {
  summary: 'Allow or decline a person who wants to help you, allow them again, or end their access',
  params: z.object({ id }),
  body: z.object({ allowed: z.boolean('Please choose whether you allow it.') }),
  result: done.extend({ helpers: z.array(help) }),
  errors: ['not_found', 'conflict'],
});

export const enterAddress = forHelpersAndStaff('PUT /students/{id}/address', {
  summary:
    'Enter the email address of a student whom a helper registered. The student confirms it with an emailed link',
  params: z.object({ id }),
  body: z.object({ email }),
  result: done,
  errors: ['not_found', 'conflict'],
});

export const helpedStudents = forHelpersAlone('GET /helped-students', {
  summary: 'The students you help, have asked to help, or helped before',
  result: z.object({ students: z.array(helped) }),
});
