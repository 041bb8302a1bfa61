import { z } from 'zod';
import { ADULT_AGE } from '@/lib/domain/applications/age';
import { day, done, id } from '../fields';
import { calls } from '../operation';

/** An agency asks a person who is here already whether it may act for them; they answer signed in or by a mailed link. */

const { forAgents, forAnyone, forStudents } = calls('Agencies');

const claim = z
  .object({
    /** Names the request; no other call takes it from an agency. */
    _id: id,
    /** As they were entered. */
    name: z.string(),
    email: z.string(),
    askedBy: z.string(),
    askedOn: z.string(),
    /** The last moment to answer. */
    lapsesOn: z.string(),
    standing: z.enum(['waiting', 'yes', 'no', 'lapsed', 'ended']),
  })
  .meta({ id: 'AgencyClaim' });
/** A request to a person, as the agency reads it. */
export type ClaimView = z.infer<typeof claim>;

export const listClaims = forAgents('GET /agency/claims', {
  summary: 'Connection requests to people who already have an account: open, declined or unanswered, newest first',
  result: z.object({ claims: z.array(claim) }),
});

/** A request as the student reads it. */
export interface AskedClaim {
  _id: string;
  agency: string;
  /** The person of the agency. */
  askedBy: string;
  lapsesOn: string;
}

const answer = z.enum(['yes', 'no'], 'Please choose yes or no.');

export const answerAgency = forStudents('POST /agency-claims/{id}/answer', {
  summary: `Answer an agency’s connection request. With yes, it becomes the caller’s agency, and any other agency loses access at once; for a student under ${ADULT_AGE}, the guardian answers`,
  params: z.object({ id }),
  body: z.object({ answer }),
  result: done,
  errors: ['not_found', 'conflict'],
});

export const answerByLink = forAnyone('POST /agency-link', {
  summary:
    'Answer an agency’s request, or leave the agency, using the link in an email. Agreeing needs the student’s date of birth where the profile has one; five wrong ones disable the link',
  limit: 'code',
  body: z.object({
    token: z
      .string('Please open the complete link from the email.')
      .regex(/^[cl][\w-]{20,100}$/, 'Please open the complete link from the email.'),
    answer: z.enum(['yes', 'no', 'leave'], 'Please choose an answer.'),
    /** YYYY-MM-DD. */
    dob: day.optional(),
  }),
  result: done,
  errors: ['not_found', 'conflict'],
});
