import { z } from 'zod';
import { HALF_BANDS } from '@/lib/domain/practice/criteria';
import { done, id, lines, named } from '../fields';
import { calls, type FileRule } from '../operation';

/** What students send to their counsellor from practice: texts and recordings, read by those who may read the student's documents. */

const { forAgentsAndStaff, forAllRoles, forStudents } = calls('Practice');
const LONGEST_TEXT = 20_000;
const LONGEST_COMMENT = 2_000;
const HALF_BAND = 'Please choose a half band from 1 to 9.';
const params = z.object({ id });

const recordingRule: FileRule = {
  maxBytes: 10 * 1024 * 1024,
  accepts: 'a recording (WebM, MP4, OGG or MP3), up to 10 MB',
};

const sentRow = z
  .object({
    _id: id,
    student: named,
    setId: z.string(),
    title: z.string(),
    /** The task or part. */
    n: z.number(),
    kind: z.enum(['text', 'recording']),
    comments: z.number(),
    sentOn: z.string(),
    /** The day by which it is to be commented on, YYYY-MM-DD; null once it was. */
    dueOn: z.string().nullable(),
    /** When it is deleted with its comments. */
    endsOn: z.string(),
  })
  .meta({ id: 'PracticeSent' });
/** Work to mark, in the counsellor's list. */
export type SentRow = z.infer<typeof sentRow>;

const sentWork = sentRow.omit({ comments: true }).extend({
  asked: z.string(),
  /** The criteria for which bands may be given; none for what is no IELTS writing. */
  criteria: z.array(z.string()),
  /** Null for a recording. */
  text: z.string().nullable(),
  comments: z.array(
    z.object({
      _id: id,
      byName: z.string(),
      text: z.string(),
      quote: z.string(),
      second: z.number().nullable(),
      bands: z.record(z.string(), z.number()),
      at: z.string(),
    }),
  ),
});
/** Work to mark, with its text or recording. */
export type SentWork = z.infer<typeof sentWork>;

export const sendPractice = forStudents('POST /practice-sent', {
  summary:
    'Send a text or a recording from a practice set to the student’s counsellor. It is stored for 90 days, in the same way as documents',
  limit: 'upload',
  body: z.object({
    setId: z.string().max(60),
    /** The task or part. */
    n: z.coerce.number().int().min(1).max(100),
    /** Without a recording. */
    text: z.string().trim().max(LONGEST_TEXT, 'This text is too long. Please shorten it.').default(''),
  }),
  files: { recording: recordingRule },
  result: done.extend({ id }),
  status: 201,
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
});

export const listPracticeSent = forAllRoles('GET /practice-sent', {
  summary:
    "Submitted practice work: first work without comments, then newest first. The student's own, or that of students the caller may see",
  result: z.object({ sent: z.array(sentRow) }),
});

export const practiceSent = forAllRoles('GET /practice-sent/{id}', {
  summary: 'One submitted text or recording with its comments, for anyone who has access to that student',
  params,
  result: sentWork,
  errors: ['not_found'],
});

export const practiceRecording = forAllRoles('GET /practice-sent/{id}/recording', {
  summary: 'The recording itself, for anyone who has access to that student',
  params,
  result: 'stream',
  errors: ['not_found'],
});

export const commentOnPractice = forAgentsAndStaff('POST /practice-sent/{id}/comments', {
  summary:
    "Comment on a student's submitted work: on all of it, on words of the text, or at a second of the recording; for IELTS writing with bands by criterion. The student gets a notification",
  params,
  body: z.object({
    text: lines(LONGEST_COMMENT, 'Please write a comment.'),
    /** Words of the student's text, as they stand there. */
    quote: z.string().trim().max(500).default(''),
    second: z.number().min(0).max(3_600).nullable().default(null),
    /** Half bands by criterion, of IELTS writing. */
    bands: z
      .record(
        z.string().max(40, 'Please choose a criterion.'),
        z.number(HALF_BAND).refine((band) => HALF_BANDS.includes(band), HALF_BAND),
        'Please choose a half band for each criterion.',
      )
      .default({}),
  }),
  result: done,
  status: 201,
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const takeBackPractice = forStudents('DELETE /practice-sent/{id}', {
  summary: 'Delete the student’s own submitted work with its comments',
  params,
  result: done,
  errors: ['not_found'],
});
