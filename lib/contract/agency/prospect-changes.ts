import { z } from 'zod';
import {
  CONTACT_OUTCOME_KINDS,
  LOST_REASON_KINDS,
  NEXT_KIND_NAMES,
  OPENED_LINK_KINDS,
  PROSPECT_SOURCE_KINDS,
  SET_PROSPECT_STAGES,
} from '@/lib/domain/agency/prospects';
import { day, done, email, id, mobile, optionalLine, personName, SUPPORTED_TEXT, seen } from '../fields';
import { calls } from '../operation';
import { like, mayMessage, next, params, prospect, timelineEntry } from './prospects';

/** What is done about the leads of an agency, and about its students by the same timeline. */

const { forAgents } = calls('Agency leads');

const optionalEmail = z.union([z.literal(''), email]);
const nextDay = z.union([z.literal('').transform(() => null), z.null(), day]);
const note = z
  .string()
  .trim()
  .max(2000, 'At most 2,000 characters.')
  .refine(...SUPPORTED_TEXT)
  .default('');

const newProspect = z.object({
  name: personName(120, 'Please enter a name.'),
  mobile,
  email: optionalEmail.default(''),
  source: z.enum(PROSPECT_SOURCE_KINDS, 'Please choose a source.'),
  wishes: optionalLine(300),
  nextOn: nextDay.default(null),
  branchId: id.nullable().optional(),
  memberId: id.nullable().optional(),
  note,
});
/** A lead as an agency enters it, checked. */
export type NewProspect = z.output<typeof newProspect>;

export const addProspect = forAgents('POST /agency/leads', {
  summary: 'Add a lead with a name and phone number. Possible duplicates are listed in `like` and never block it',
  body: newProspect,
  result: done.extend({ lead: prospect, like: z.array(like) }),
  status: 201,
  errors: ['forbidden', 'not_found'],
  invalidMessage: 'Please fill in all fields',
});

/** What is set of many leads at once, too. */
export const workFields = {
  stage: z.enum(SET_PROSPECT_STAGES, 'Please choose a stage.').optional(),
  lostReason: z.enum(LOST_REASON_KINDS, 'Please choose a reason.').optional(),
  lostNote: z.string().trim().max(300, 'At most 300 characters.').optional(),
  nextOn: nextDay.optional(),
  nextKind: z.enum(NEXT_KIND_NAMES).optional(),
  nextText: z.string().trim().max(200, 'At most 200 characters.').optional(),
  memberId: id.nullable().optional(),
  branchId: id.nullable().optional(),
};

type Stage = Partial<Record<'stage' | 'lostReason' | 'lostNote' | 'nextOn', string | null | undefined>>;
/** What a stage asks for besides: the field it lacks and why, or null. */
export function missingOfStage({
  stage,
  lostReason,
  lostNote,
  nextOn,
}: Stage): { path: string; message: string } | null {
  if (stage === 'lost' && !lostReason) return { path: 'lostReason', message: 'Please choose a reason.' };
  if (stage === 'lost' && lostReason === 'other' && !lostNote)
    return { path: 'lostNote', message: 'Please enter the reason.' };
  return stage === 'later' && !nextOn ? { path: 'nextOn', message: 'Please choose a follow-up date.' } : null;
}

const prospectChange = z
  .object({
    name: personName(120, 'Please enter a name.').optional(),
    mobile: mobile.optional(),
    email: optionalEmail.optional(),
    source: newProspect.shape.source.optional(),
    wishes: z.string().trim().max(300, 'At most 300 characters.').optional(),
    ...workFields,
    archived: z.boolean().optional(),
    seen,
  })
  .refine((change) => Object.keys(change).length > 0, 'Please change at least one field.')
  .superRefine((change, ctx) => {
    const missing = missingOfStage(change);
    if (missing) ctx.addIssue({ code: 'custom', message: missing.message, path: [missing.path] });
  });
/** What changes of a lead; absent stays. */
export type ProspectChange = z.output<typeof prospectChange>;

export const changeProspect = forAgents('PATCH /agency/leads/{id}', {
  summary:
    'Change a lead: its stage, next follow-up or owner, or archive or restore it; omitted fields stay as they are. A lost lead needs a reason; a lead for later needs a date',
  params,
  body: prospectChange,
  result: done,
  errors: ['not_found', 'forbidden', 'conflict'],
});

const step = z.object({
  on: day,
  kind: z.enum(NEXT_KIND_NAMES).default('call'),
  text: z.string().trim().max(200, 'At most 200 characters.').default(''),
});

/** What is noted at once: an outcome, a note, a link that was opened, and the next step. */
const contact = z
  .object({
    /** Of the request: sent twice, it is noted once. */
    key: z.string().regex(/^[\w-]{8,64}$/, 'This key isn’t valid.'),
    outcome: z.enum(CONTACT_OUTCOME_KINDS, 'Please choose an outcome.').optional(),
    opened: z.enum(OPENED_LINK_KINDS).optional(),
    text: note,
    nextOn: nextDay.optional(),
    nextKind: z.enum(NEXT_KIND_NAMES).optional(),
    nextText: z.string().trim().max(200, 'At most 200 characters.').optional(),
    /** A step beside those that are there, by whom: null for who works on the lead or student. */
    further: step.extend({ memberId: id.nullable().default(null) }).optional(),
    /** A step that is done or given up, as it stands. */
    finished: step.optional(),
  })
  .refine(
    ({ outcome, opened, text, nextOn, further, finished }) =>
      outcome || opened || text || nextOn !== undefined || further || finished,
    { message: 'Please write a note or choose an outcome.', path: ['text'] },
  );
/** A call, visit or note, with the follow-up that comes of it. */
export type ProspectContact = z.output<typeof contact>;

export const noteOnProspect = forAgents('POST /agency/leads/{id}/timeline', {
  summary:
    'Log a call, visit, note or opened link on a lead, set or add a follow-up, or mark one as done. With an outcome and no date, the date is set from the outcome',
  params,
  body: contact,
  result: done.extend(next.shape),
  status: 201,
  errors: ['not_found', 'conflict'],
});

export const prospectToStudent = forAgents('POST /agency/leads/{id}/student', {
  summary:
    'Convert a lead to a student: they get an email with a link to choose a password, and the timeline moves with them. A person who already has an account is asked first: `studentId` is null',
  params,
  body: z.object({ name: personName(), email, mobile }),
  result: done.extend({ studentId: id.nullable() }),
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const removeProspect = forAgents('DELETE /agency/leads/{id}', {
  summary: 'Delete an archived lead permanently, with its timeline. Owners and managers only',
  params,
  result: done,
  errors: ['not_found', 'forbidden', 'conflict'],
});

const studentCare = next
  .extend({
    email: z.string(),
    mobile: z.string(),
    mobileE164: z.string().nullable(),
    /** The newest first; empty for who doesn't read notes. */
    timeline: z.array(timelineEntry),
    /** Scores and marks of a sheet in words; empty for who doesn't read notes. */
    facts: z.array(z.string()),
    greeting: z.string(),
    mayMessage: mayMessage.nullable(),
  })
  .meta({ id: 'AgencyStudentCare' });
/** What an agency keeps of its own student: timeline and follow-ups. */
export type StudentCare = z.infer<typeof studentCare>;

export const viewStudentCare = forAgents('GET /agency/students/{id}/timeline', {
  summary: 'What the agency logged about one of its students, and the next follow-up',
  params,
  result: studentCare,
  errors: ['not_found'],
});

export const noteOnStudent = forAgents('POST /agency/students/{id}/timeline', {
  summary:
    'Log a call, visit, note or opened link about one of the agency’s students, set or add a follow-up, or mark one as done',
  params,
  body: contact,
  result: done.extend(next.shape),
  status: 201,
  errors: ['not_found', 'conflict'],
});
