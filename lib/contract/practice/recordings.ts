import { z } from 'zod';
import { done, line } from '../fields';
import { calls, type FileRule } from '../operation';

/** Recordings of people in practice sets. */

const { forAdmins, forAnyone } = calls('Practice');

const soundRule: FileRule = { maxBytes: 8 * 1024 * 1024, accepts: 'a recording (MP3, OGG, WAV or M4A), up to 8 MB' };

export const addPracticeRecording = forAdmins('POST /practice-recordings', {
  summary:
    'Replace the synthetic recording of a part with one by real speakers. Its type and length are read from the file, and the length is compared with the script; logged',
  limit: 'upload',
  body: z.object({
    setId: z.string().max(60),
    /** The number of the part or task. */
    n: z.coerce.number().int().min(1).max(100),
    speakers: line(200, 'Please enter the speakers’ names as they want them shown.'),
    licence: line(200, 'Please enter the licence.'),
    consent: z.literal('yes', 'Please confirm that the speakers agree.'),
  }),
  files: { recording: soundRule },
  result: done,
  status: 201,
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
});

const recordingParams = z.object({ id: z.string().regex(/^[0-9a-f]{24}$/, 'This is not an id.') });

export const practiceSound = forAnyone('GET /practice-recordings/{id}', {
  summary: 'A voice recording in a published practice set; admins also get those of other sets. Supports `Range`',
  params: recordingParams,
  result: 'stream',
  errors: ['not_found'],
});

export const removePracticeRecording = forAdmins('DELETE /practice-recordings/{id}', {
  summary: 'Remove a recording by real speakers: the synthetic one, if there is one, is used again; logged',
  params: recordingParams,
  result: done,
  errors: ['not_found'],
});
