import { z } from 'zod';
import { done, line } from '../fields';
import { type FileRule, operation } from '../operation';

/** Practice sets that admins write, and recordings of people. */

const tag = 'Practice';
const access = ['admin'] as const;
const LONGEST_TEXT = 150_000;
const MOST_DRAWINGS = 12;
const LONGEST_DRAWING = 40_000;

const params = z.object({ id: z.string().regex(/^own-[0-9a-f]{8}$/, 'This is no set of this site.') });
const revision = z.number().int().min(1);

export const beginPracticeSet = operation({
  method: 'POST',
  path: '/practice-own',
  tag,
  summary: "Begin a practice set of this site as a copy of another, or of a short one's skeleton; logged",
  access,
  limit: 'write',
  body: z.object({
    /** The id of a set, or `reading` or `listening` for a skeleton. */
    from: z.string().max(60),
  }),
  result: done.extend({ id: z.string() }),
  status: 201,
  errors: ['not_found', 'conflict'],
});

const textProblem = z.object({
  /** Counted from 1. */
  line: z.number(),
  text: z.string(),
});
export type TextProblem = z.infer<typeof textProblem>;

export const savePracticeSet = operation({
  method: 'PUT',
  path: '/practice-own/{id}',
  tag,
  summary:
    'Save the text and drawings of a practice set of this site, and say what is wrong with it. Learners see nothing of it',
  access,
  limit: 'write',
  params,
  body: z.object({
    text: z.string().max(LONGEST_TEXT, 'This text is too long: at most 150,000 letters.'),
    drawings: z
      .array(
        z.object({
          name: z.string().regex(/^[a-z0-9-]{1,60}\.svg$/, 'Use small letters, digits and hyphens, and end in .svg.'),
          svg: z
            .string()
            .min(1, 'This drawing is empty.')
            .max(LONGEST_DRAWING, 'This drawing is too large: at most 40 kB.'),
        }),
      )
      .max(MOST_DRAWINGS, `At most ${MOST_DRAWINGS} drawings.`),
    /** As it was read. */
    revision,
  }),
  result: z.object({
    revision: z.number(),
    problems: z.array(textProblem),
    /** Whether it can be shown as a preview. */
    isReadable: z.boolean(),
    /** With what may stay of them. */
    drawings: z.array(z.object({ name: z.string(), svg: z.string() })),
  }),
  errors: ['not_found', 'conflict'],
});

export const publishPracticeSet = operation({
  method: 'POST',
  path: '/practice-own/{id}/edition',
  tag,
  summary:
    'Publish what was saved last as a new edition, or say of an unchanged one how it was solved blind. A text with problems is refused; logged',
  access,
  limit: 'write',
  params,
  body: z.object({
    revision,
    /** Who solved it without seeing keys or notes; null while no one has. */
    check: z
      .object({
        kind: z.enum(['person', 'machine']),
        day: z.iso.date('Please give the day.'),
        /** Of a hundred points. */
        agreed: z
          .number('Please give a number.')
          .int()
          .min(95, 'Below 95 of a hundred it is not published: mend the questions first.')
          .max(100, 'At most 100.'),
      })
      .nullable(),
  }),
  result: done.extend({ id: z.string() }),
  errors: ['not_found', 'conflict'],
});

export const deletePracticeSet = operation({
  method: 'DELETE',
  path: '/practice-own/{id}',
  tag,
  summary: 'Delete a practice set of this site with all its editions and recordings; logged',
  access,
  limit: 'write',
  params,
  result: done,
  errors: ['not_found'],
});

const soundRule: FileRule = { maxBytes: 8 * 1024 * 1024, accepts: 'a recording (MP3, OGG, WAV or M4A), up to 8 MB' };

export const addPracticeRecording = operation({
  method: 'POST',
  path: '/practice-recordings',
  tag,
  summary:
    "Put a recording of people in the place of a part's synthetic one. Its kind and length are read from its content; its length is compared with the script; logged",
  access,
  limit: 'upload',
  body: z.object({
    /** Of a set of the release, or of one of this site. */
    setId: z.string().max(60),
    /** The number of the part or task. */
    n: z.coerce.number().int().min(1).max(100),
    speakers: line(200, 'Please say who speaks, as they want to be named.'),
    licence: line(200, 'Please name the licence.'),
    consent: z.literal('yes', 'The people who speak must agree.'),
  }),
  files: { recording: soundRule },
  result: done,
  status: 201,
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
});

const recordingParams = z.object({ id: z.string().regex(/^[0-9a-f]{24}$/, 'This is not an id.') });

export const practiceSound = operation({
  method: 'GET',
  path: '/practice-recordings/{id}',
  tag,
  summary: 'A recording of people in an open practice set; admins hear those of drafts too. Takes `Range`',
  access: 'anyone',
  params: recordingParams,
  result: 'stream',
  errors: ['not_found'],
});

export const removePracticeRecording = operation({
  method: 'DELETE',
  path: '/practice-recordings/{id}',
  tag,
  summary: 'Take a recording of people back: the synthetic one is heard again, where there is one; logged',
  access,
  limit: 'write',
  params: recordingParams,
  result: done,
  errors: ['not_found'],
});
