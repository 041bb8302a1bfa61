import { z } from 'zod';
import { done, email, id, line } from '../fields';
import { calls } from '../operation';

/** Two agencies that say that they brought the student for one application. Whose student it is, is the student's alone to say. */

const { forAdmins, forAgents } = calls('Agencies');

export const raiseDispute = forAgents('POST /agency/credit-disputes', {
  summary:
    'Claim that an application belongs to the agency, even for a student who has left. Staff review the evidence of both sides. The answer is the same for every email address',
  body: z.object({
    email,
    university: line(200),
    words: line(1_000, 'Please explain why the application belongs to your agency.'),
  }),
  result: done,
  status: 201,
  errors: ['forbidden', 'conflict'],
});

export const decideDispute = forAdmins('POST /credit-disputes/{id}/decision', {
  summary:
    'Decide a commission dispute: a whole percentage for the agency that raised it; the rest stays with the other agency. Logged',
  params: z.object({ id }),
  body: z.object({
    applicationId: id,
    percent: z.coerce.number('Please enter a number from 0 to 100.').int().min(0).max(100),
    reason: line(500, 'Please enter a reason.'),
  }),
  result: done,
  errors: ['not_found', 'conflict'],
});

/** What one side can show for an application. Moments are ISO 8601; null for none. */
export interface Evidence {
  agency: string;
  /** When it asked for the student, or added them. */
  claimed: string | null;
  /** The student's yes to the agency. */
  yes: string | null;
  from: string | null;
  to: string | null;
  /** Its first step in the application. */
  firstAct: string | null;
  /** The student's yes to what is sent, given while it was their agency. */
  consent: string | null;
}

/** One of the applications that may be meant, with what both sides can show. */
export interface DisputedApplication {
  _id: string;
  course: string;
  /** It was sent: until then it follows the student's agency, and there is nothing to decide. */
  settled: boolean;
  /** Who says that it is theirs, then whose it is. */
  evidence: Evidence[];
}

/** What an agency claims, for the admins who decide. */
export interface DisputeView {
  _id: string;
  agency: string;
  email: string;
  university: string;
  words: string;
  raisedOn: string;
  decision: { percent: number; reason: string; byName: string; at: string } | null;
}
