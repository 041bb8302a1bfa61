import { z } from 'zod';
import { ADULT_AGE } from '@/lib/domain/applications/age';
import { day, done, id } from '../fields';
import { calls } from '../operation';

/** The yes of a student, or of their guardian, to what applications send, by a link that is mailed to them. */

const { forAgentsAndStaff, forAnyone } = calls('My data');

export const askForConsent = forAgentsAndStaff('POST /students/{id}/consent-link', {
  summary: `Email a student, and the guardian of a student under ${ADULT_AGE}, asking for consent to all applications that need it. The link can be used once, without signing in, within seven days. Agents never receive it`,
  params: z.object({ id }),
  result: done.extend({
    /** How many applications the student is asked about. */
    applications: z.number(),
    /** How many of them their guardian is asked about. */
    ofGuardian: z.number(),
    /** For staff: an address that opens WhatsApp at the student's number with the same link; null without a number of their own. */
    whatsApp: z.string().nullable(),
  }),
  errors: ['not_found', 'conflict'],
});

export const recordTalk = forAgentsAndStaff('POST /students/{id}/spoken', {
  summary:
    "Record that staff spoke with a student. Required before the first application is sent if the agency entered the student's email address; logged",
  params: z.object({ id }),
  result: done,
  errors: ['not_found', 'conflict'],
});

const proof = {
  token: z
    .string('This link is incomplete. Please open the whole link from the email.')
    .regex(/^[\w-]{20,100}$/, 'This link is incomplete. Please open the whole link from the email.'),
  /** The student's date of birth, YYYY-MM-DD. */
  dob: day,
};

const studentQuestion = z.object({
  studentName: z.string(),
  applications: z.array(z.object({ _id: id, course: z.string(), to: z.array(z.string()), what: z.array(z.string()) })),
});
/** What the link of a mail asks a student or guardian to confirm. */
export type StudentQuestion = z.infer<typeof studentQuestion>;

export const openConsentLink = forAnyone('POST /student-consent/open', {
  summary: 'What the emailed link asks a student or guardian to confirm. Five wrong dates of birth end the link',
  limit: 'code',
  body: z.object(proof),
  result: studentQuestion,
  errors: ['not_found'],
});

export const confirmByConsentLink = forAnyone('POST /student-consent', {
  summary: 'Confirm applications with the emailed link, once. It does not allow an agent to reply to offers',
  limit: 'code',
  body: z.object({ ...proof, applicationIds: z.array(id).min(1, 'Please choose at least one application.').max(50) }),
  result: done,
  errors: ['not_found', 'conflict'],
});
