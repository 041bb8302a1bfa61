import { z } from 'zod';
import { ENTERED_LEAD_SOURCES, LEAD_SOURCE_KINDS, LEAD_STATE_KINDS, SET_LEAD_STATES } from '@/lib/domain/desk/leads';
import { optionalDay } from '../applications/checklist';
import { day, done, email, id, keyword, lines, mobile, orderBy, paging, personName, seen } from '../fields';
import { calls } from '../operation';
import { assignee, counsellor } from './desk';

/** Enquiries as the staff who work on them have them: an admin all, a member of the team those handed over to them. */

const { forStaff } = calls('Enquiries');
const params = z.object({ id });
/** What staff may order their leads by. */
export const LEAD_COLUMNS = ['createdOn', 'followUpOn', 'name'] as const;

const lead = z
  .object({
    _id: id,
    name: z.string(),
    /** '' for one that was entered with a number only. */
    email: z.string(),
    mobile: z.string(),
    /** The number in E.164, null while that is not certain. */
    mobileE164: z.string().nullable(),
    mobileShown: z.string(),
    message: z.string(),
    source: z.enum(LEAD_SOURCE_KINDS),
    state: z.enum(LEAD_STATE_KINDS),
    lostReason: z.string(),
    /** YYYY-MM-DD. */
    followUpOn: z.string().nullable(),
    createdOn: z.string(),
    counsellor,
    /** The account it became. */
    studentId: id.nullable(),
  })
  .meta({ id: 'Lead' });
/** A lead in the staff's list. */
export type LeadRow = z.infer<typeof lead>;

/** Another record of perhaps the same person, and what is the same. */
const duplicate = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  same: z.enum(['mail', 'phone', 'both']),
});
/** A student or lead who is perhaps the same person. */
export type Duplicate = z.infer<typeof duplicate>;

const leadView = lead
  .extend({
    /** Oldest first. */
    notes: z.array(z.object({ _id: id, byName: z.string(), text: z.string(), at: z.string() })),
    /** Changes of hands, the newest first. */
    handOvers: z.array(z.object({ byName: z.string(), toName: z.string(), note: z.string(), at: z.string() })),
    duplicates: z.object({
      students: z.array(duplicate),
      leads: z.array(duplicate.extend({ state: z.enum(LEAD_STATE_KINDS) })),
    }),
  })
  .meta({ id: 'LeadView' });
/** A lead with its notes and its doubles. */
export type LeadView = z.infer<typeof leadView>;

export const leads = forStaff('GET /leads', {
  scope: 'people:read',
  summary: 'The caller’s enquiries: open ones unless `state` is given. The header x-total-count has the total',
  query: z.object({
    ...paging,
    q: keyword,
    sort: orderBy(LEAD_COLUMNS).default('-createdOn'),
    state: z.enum([...LEAD_STATE_KINDS, 'all'], 'Please choose a stage.').optional(),
    source: z.enum(LEAD_SOURCE_KINDS, 'Please choose a source.').optional(),
    /** 'today': what is to be followed up today or was before. */
    due: z.enum(['today']).optional(),
    inCharge: assignee,
  }),
  result: z.array(lead),
});

export const viewLead = forStaff('GET /leads/{id}', {
  scope: 'people:read',
  summary: 'One enquiry with its notes, and the students and enquiries with the same email address or phone number',
  params,
  result: leadView,
  errors: ['not_found'],
});

const contactFields = {
  name: personName(),
  email: z.union([z.literal(''), email]).default(''),
  mobile: z.union([z.literal(''), mobile]).default(''),
};
const ONE_OF_BOTH = 'Please enter an email address or a mobile number.';

export const addLead = forStaff('POST /leads', {
  summary: 'Add an enquiry received in another way; the caller becomes its owner',
  body: z
    .object({
      ...contactFields,
      message: z.string().trim().max(2000).default(''),
      source: z.enum(ENTERED_LEAD_SOURCES, 'Please choose a source.'),
      followUpOn: optionalDay,
    })
    .refine(({ email, mobile }) => email || mobile, { message: ONE_OF_BOTH, path: ['mobile'] }),
  result: done.extend({ _id: id }),
  status: 201,
});

export const changeLead = forStaff('PATCH /leads/{id}', {
  summary: 'Change the stage or follow-up date of an enquiry. A lost enquiry needs a reason',
  params,
  body: z
    .object({
      state: z.enum(SET_LEAD_STATES, 'Please choose a stage.').optional(),
      lostReason: z.string().trim().max(300, 'At most 300 characters.').optional(),
      followUpOn: z.union([z.literal('').transform(() => null), z.null(), day]).optional(),
      seen,
    })
    .refine(({ state, lostReason }) => state !== 'lost' || lostReason, {
      message: 'Please enter a reason.',
      path: ['lostReason'],
    }),
  result: done,
  errors: ['not_found', 'conflict'],
});

export const noteLead = forStaff('POST /leads/{id}/notes', {
  summary: 'Add a note to an enquiry',
  params,
  body: z.object({ text: lines(2000, 'Please write a note.') }),
  result: done,
  status: 201,
  errors: ['not_found', 'conflict'],
});

export const leadToStudent = forStaff('POST /leads/{id}/student', {
  summary:
    'Convert an enquiry to a student, who gets a link to choose a password. Refused, naming the students with the same phone number, unless `anyway` is set',
  params,
  body: z.object({ name: personName(), email, mobile, anyway: z.boolean().default(false) }),
  result: done.extend({ studentId: id }),
  errors: ['not_found', 'conflict'],
});

export const leadIsStudent = forStaff('PUT /leads/{id}/student', {
  summary: 'Link an enquiry to an existing student',
  params,
  body: z.object({ studentId: id }),
  result: done,
  errors: ['not_found', 'conflict'],
});
