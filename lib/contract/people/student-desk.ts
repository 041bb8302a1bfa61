import { z } from 'zod';
import { ADULT_AGE } from '@/lib/domain/applications/age';
import { CONTACT_KINDS, CONTACT_WAY_KINDS } from '@/lib/domain/desk/contact-ways';
import { itemDrafts } from '../applications/checklist';
import { courseCard } from '../catalogue/courses';
import {
  applicationStatus,
  country,
  day,
  done,
  email,
  id,
  lines,
  paging,
  personName,
  SUPPORTED_TEXT,
  seen,
} from '../fields';
import { writtenText } from '../messages/messages';
import { calls } from '../operation';
import { counsellor } from './desk';

/** What staff see and do on a student's page. */

const { forStaff, forStudents } = calls('Student desk');
const params = z.object({ id });
const note = z
  .string()
  .trim()
  .max(1000, 'At most 1,000 characters.')
  .refine(...SUPPORTED_TEXT)
  .default('');

const openApplication = z
  .object({
    _id: id,
    course: z.string(),
    university: z.string(),
    country,
    year: z.number(),
    month: z.string(),
    startIsKnown: z.boolean(),
    status: applicationStatus,
    /** Oldest first; `at` is ISO 8601. */
    moves: z.array(z.object({ status: applicationStatus, at: z.string() })),
    /** How many items wait for the student or their agent, and whether an answer waits to be checked. */
    openItems: z.number(),
    toCheck: z.boolean(),
  })
  .meta({ id: 'OpenApplication' });
/** An application that goes on, on a student's page. */
export type OpenApplication = z.infer<typeof openApplication>;

const studentOverviewView = z.object({
  _id: id,
  name: z.string(),
  /** '' for none yet. */
  email: z.string(),
  mobile: z.string(),
  /** The number in E.164, null while that is not certain. */
  mobileE164: z.string().nullable(),
  isVerified: z.boolean(),
  /** The password was given by another, or there is none: the student can't sign in yet. */
  choosesPassword: z.boolean(),
  /** A helper registered them, and no address is confirmed yet: staff may enter it. */
  awaitsAddress: z.boolean(),
  createdOn: z.string(),
  counsellor,
  agent: z.object({ _id: id, company_name: z.string() }).nullable(),
  /** Per cent. */
  profileCompleted: z.number(),
  /** The titles of required documents that the profile lacks. */
  missingDocuments: z.array(z.string()),
  /** The newest first; at most 50. */
  openApplications: z.array(openApplication),
  closedApplications: z.number(),
  /** Today where the caller lives, YYYY-MM-DD, and what is due next. */
  today: z.string(),
  dueDays: z.array(
    z.object({ key: z.string(), on: z.string(), what: z.string(), about: z.string(), applicationId: id }),
  ),
});
/** The head of a student's page for staff. */
export type StudentOverview = z.infer<typeof studentOverviewView>;

export const studentOverview = forStaff('GET /students/{id}/overview', {
  scope: 'people:read',
  summary: 'A student at a glance: contact details, counsellor, open applications, what is due and what is missing',
  params,
  result: studentOverviewView,
  errors: ['not_found'],
});

const contactEntry = z
  .object({
    /** Its name in this list. */
    key: z.string(),
    kind: z.enum(CONTACT_KINDS),
    /** ISO 8601. */
    at: z.string(),
    /** Who did it; '' for the system. */
    who: z.string(),
    /** What happened, as a heading: 'Message to Asha Rao', 'Under Review'. */
    what: z.string(),
    /** What was written; '' where there is nothing, or where it is between two others. */
    text: z.string(),
    /** Where it is in the caller's area, without the area; '' for nowhere. */
    href: z.string(),
    /** Of a contact noted by hand: its id, where the caller may take it away; null else. */
    removable: id.nullable(),
  })
  .meta({ id: 'ContactNote' });
/** One contact with a student, of whatever kind. */
export type ContactEntry = z.infer<typeof contactEntry>;

export const contactHistory = forStaff('GET /students/{id}/contacts', {
  summary:
    'Every contact with a student, newest first: messages, notes, notifications, status changes, counsellor changes and logged contacts. Messages between the student and other staff members are listed without their text',
  params,
  query: z.object({
    /** The `next` of the page before. */
    before: z
      .string()
      .regex(
        /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f]{24}(-\d{1,4})?$/,
        'This is not a valid position in the list.',
      )
      .optional(),
    limit: paging.limit.default(30),
  }),
  result: z.object({ entries: z.array(contactEntry), next: z.string().nullable() }),
  errors: ['not_found'],
});

export const setGuardian = forStaff('PUT /students/{id}/guardian', {
  summary: `Set the guardian of a student under ${ADULT_AGE}, or the student's date of birth; logged, and the student is notified. Consents of the previous guardian must be given again`,
  params,
  body: z.object({
    /** Both '' for a student who is grown up. */
    guardian_name: z.union([z.literal(''), personName()]),
    guardian_email: z.union([z.literal(''), email]),
    dob: day.optional(),
    seen,
  }),
  result: done,
  errors: ['not_found', 'conflict'],
});

export const noteContact = forStaff('POST /students/{id}/contacts', {
  summary: 'Log a contact outside this site, such as a call. It is included in the student’s exported file',
  params,
  body: z.object({
    way: z.enum(CONTACT_WAY_KINDS, 'Please choose how you were in contact.'),
    text: lines(2000, 'Please enter what it was about.'),
  }),
  result: done.extend({ _id: id }),
  status: 201,
  errors: ['not_found', 'conflict'],
});

export const removeContact = forStaff('DELETE /students/{id}/contacts/{contactId}', {
  summary: 'Remove a logged contact; only its author or an admin can',
  params: params.extend({ contactId: id }),
  result: done,
  errors: ['not_found'],
});

export const requestDocuments = forStaff('POST /students/{id}/requests', {
  summary:
    "Request the same items on several of a student's applications. Each application has its own result. Without an open application, the student gets a message asking for them in the profile",
  params,
  body: z.object({
    items: itemDrafts,
    applications: z.array(id).max(20, 'At most 20 items at a time.'),
    /** Of the message, so that it is sent once. */
    key: writtenText.shape.key,
  }),
  result: done.extend({ results: z.array(z.object({ _id: id, done: z.boolean(), message: z.string() })) }),
  errors: ['not_found', 'conflict'],
});

export const suggestCourse = forStaff('POST /students/{id}/suggestions', {
  summary: 'Suggest a course to a student, once. The student gets a notification and a message',
  params,
  body: z.object({ courseId: id, note }),
  result: done,
  status: 201,
  errors: ['not_found', 'conflict'],
});

const suggestion = z.object({ course: courseCard, note: z.string(), byName: z.string(), createdOn: z.string() });
/** A course that staff suggested, with their words. */
export type SuggestionView = z.infer<typeof suggestion>;

export const mySuggestions = forStudents('GET /my-suggestions', {
  summary: 'Courses that staff suggested to the caller and that are still offered, newest first; at most 100',
  result: z.object({ suggestions: z.array(suggestion) }),
});
