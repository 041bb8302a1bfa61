import { z } from 'zod';
import { todayIn } from '@/lib/domain/days/day';
import { applicationFile } from '../applications/application-parts';
import { day, done, id } from '../fields';
import { calls } from '../operation';

const { forAllRoles, forStaff, forStudents } = calls('My data');

/** An address, and who entered it: null where that wasn't recorded. */
const address = z.object({
  address: z.string(),
  entered: z.object({ byName: z.string(), byRole: z.string(), at: z.string() }).nullable(),
});

const consent = z
  .object({
    /** Whom the application is sent to, and what of the student's file, in words: as confirmed, else as it is now. */
    to: z.array(z.string()),
    what: z.array(z.string()),
    /** For which start, such as 'Sep 2027' or 'not known yet'; '' of an older one, which named none. */
    start: z.string(),
    /** Null while the student has not confirmed it; with another agent it has to be confirmed again. */
    given: z
      .object({
        byName: z.string(),
        at: z.string(),
        /** The agent may reply to offers for the student. */
        agentMayReply: z.boolean(),
        /** Of a student under 18: who confirms too, and when they did. */
        guardian: z.object({ name: z.string(), at: z.string().nullable() }).nullable(),
        /** For staff alone: the e-mail addresses that it came from; '' where that wasn't recorded. */
        restsOn: z
          .object({
            student: address,
            guardian: address.nullable(),
            /** The yes came by a mailed link: who had asked for it. */
            link: z.object({ askedByName: z.string() }).nullable(),
            /** Where the agency entered the student's address: who of staff spoke with the student, null as long as none did. */
            spoken: z.object({ due: z.boolean(), byName: z.string(), at: z.string() }).nullable(),
          })
          .nullable(),
      })
      .nullable(),
    /** The student's yes came on paper: who of staff recorded it, the day it was signed, and the scan, which an agent doesn't get. */
    onPaper: z
      .object({ byName: z.string(), at: z.string(), signedOn: z.string(), scan: applicationFile.nullable() })
      .nullable(),
    /** For all but the student, while a yes is missing: who last asked for it by a mailed link, and when. */
    asked: z.object({ byName: z.string(), at: z.string() }).nullable(),
    /** The caller can ask the student, or their guardian, for it. */
    canAsk: z.boolean(),
    /** The caller can record that the student gave it on paper. */
    canRecordPaper: z.boolean(),
    /** It was with the university already: then no consent is needed. */
    wasSent: z.boolean(),
    hasAgent: z.boolean(),
    canGive: z.boolean(),
    canTakeBack: z.boolean(),
  })
  .meta({ id: 'Consent' });
/** What a student confirmed, or is to confirm, before their application is sent. */
export type ConsentView = z.infer<typeof consent>;

const params = z.object({ id });

export const getConsent = forAllRoles('GET /applications/{id}/consent', {
  forHelpers: true,
  summary: 'What is sent to whom with an application, and whether the student has confirmed it',
  params,
  result: z.object({ consent }),
  errors: ['not_found'],
});

export const putConsent = forStudents('PUT /applications/{id}/consent', {
  summary:
    'Confirm what is sent to whom, or withdraw that consent. Staff need it before they send the application to the university or record an offer',
  params,
  body: z.object({
    given: z.boolean('Please choose whether you confirm it.'),
    /** Whether the student's agent may reply to offers for this application. */
    agentMayReply: z.boolean().default(false),
    /** The start the student was shown; when it is another by now, nothing is confirmed (409). */
    start: z.string().max(40).optional(),
  }),
  result: done.extend({ consent }),
  errors: ['not_found', 'conflict'],
});

export const recordPaperConsent = forStaff('POST /applications/{id}/consent/paper', {
  summary:
    'Record a student’s signed paper consent with its scan; logged, and the student is emailed. A guardian must still confirm',
  limit: 'upload',
  params,
  body: z.object({
    /** The day on the paper. */
    signedOn: day.refine((given) => given <= todayIn('UTC'), 'This date is in the future.'),
  }),
  files: { scan: { maxBytes: 10 * 1024 * 1024, accepts: 'PDF, JPG, PNG or WebP, up to 10 MB' } },
  result: done.extend({ consent }),
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
});
