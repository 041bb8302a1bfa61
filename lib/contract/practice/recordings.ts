import { z } from 'zod';
import { done, line } from '../fields';
import { calls, type FileRule } from '../operation';

/** Recordings of people in practice sets. */

const { forAdmins, forAnyone } = calls('Practice');

const soundRule: FileRule = { maxBytes: 8 * 1024 * 1024, accepts: 'a recording (MP3, OGG, WAV or M4A), up to 8 MB' };

export const addPracticeRecording = forAdmins('POST /practice-recordings', {
  summary:
    "Put a recording of people in the place of a part's synthetic one. Its kind and length are read from its content; its length is compared with the script; logged",
  limit: 'upload',
  body: z.object({
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

export const practiceSound = forAnyone('GET /practice-recordings/{id}', {
  summary: 'A recording of people in an open practice set; admins hear those of all sets. Takes `Range`',
  params: recordingParams,
  result: 'stream',
  errors: ['not_found'],
});

export const removePracticeRecording = forAdmins('DELETE /practice-recordings/{id}', {
  summary: 'Take a recording of people back: the synthetic one is heard again, where there is one; logged',
  params: recordingParams,
  result: done,
  errors: ['not_found'],
});
