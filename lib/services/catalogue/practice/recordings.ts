import { canManagePractice } from '@/lib/access';
import { AppError, conflict, invalid, isDuplicateKey, notFound } from '@/lib/domain/errors';
import type { FullSet } from '@/lib/engines/practice/format/set';
import { lengthOfScript, lengthWords } from '@/lib/engines/practice/timing';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { soundFacts } from '@/lib/platform/files/sound-length';
import { findFile, keepFile, removeFiles, type StoredFile, wholeFile } from '@/lib/platform/files/store';
import { PracticeRecording } from '@/models/practice-recording';
import { type Heard, heardIn, isHeard, partMark } from './heard';
import { noted, setWith, signed } from './set-states';
import { type KnownSet, reachable } from './sets';
import { type Recording, recordingsOf, soundSheetOf } from './sound';

/** Of one set, all its parts together. */
const MOST_BYTES = 8 * 1024 * 1024;
/** A second of the release's own recordings, MP3 of 32 kbit/s. */
const SYNTHETIC_BYTES = 4_000;

interface Given {
  setId: string;
  n: number;
  speakers: string;
  licence: string;
}

/**
 * Puts a recording of people in the place of a part's synthetic one, or of their own earlier one. Throws 404 for no such set
 * or part, 415 for what is no recording, 422 for one whose length doesn't fit its script, 409 where the set would be too large.
 */
export async function addRecording(
  viewer: Viewer,
  { setId, n, speakers, licence }: Given,
  uploads: readonly UploadedFile[],
) {
  const { family, set } = await setWith(setId);
  const part = isHeard(set) ? recordingsOf(set).find((one) => one.n === n) : undefined;
  if (!part || !isHeard(set)) throw notFound('This part has no recording.');
  const upload = uploads.find(({ field }) => field === 'recording');
  if (!upload) throw refused('Please choose a recording.');
  const facts = soundFacts(await wholeFile(upload.fileId));
  if (!facts) throw new AppError('unsupported_type', NO_SOUND, { fields: { recording: NO_SOUND } });
  const { least, most } = lengthOfScript(part.script);
  if (facts.seconds < least || facts.seconds > most)
    throw refused(
      `The recording lasts ${lengthWords(facts.seconds)}. With this script it should last ${lengthWords(least)} to ${lengthWords(most)}. Please check that it contains all lines and pauses, and nothing else.`,
    );
  const script = partMark(part);
  const others = (await PracticeRecording.find({ family }).lean()).filter(
    (one) => one.n !== n || one.script !== script,
  );
  const made = new Map(soundSheetOf(set)?.parts.map((one) => [one.n, one.seconds * SYNTHETIC_BYTES]));
  const used = heardIn(set, others)
    .filter((one) => one.n !== n)
    .reduce((sum, { n: other, people }) => sum + (people?.size ?? made.get(other) ?? 0), 0);
  if (used + upload.size > MOST_BYTES)
    throw conflict('With this recording the set would exceed 8 MB. Save the recording as MP3 at 32 kbit/s.');
  await keepFile(upload.fileId, { kind: 'practice-sound', name: `part-${n}`, type: facts.type });
  const record = {
    fileId: upload.fileId,
    size: upload.size,
    seconds: facts.seconds,
    speakers,
    licence,
    ...signed(viewer),
  };
  await PracticeRecording.create({ family, n, script, ...record }).catch(async (error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
    // Under another id: pages and browsers that keep the earlier one keep it under its own.
    await dropRecordings({ family, n, script });
    await PracticeRecording.create({ family, n, script, ...record });
  });
  await noted(viewer, { id: set.id, title: `${set.title}, part ${n}` }, 'practice.record');
}

/** Takes a recording back. Throws 404 where there is none. */
export async function removeRecording(viewer: Viewer, id: string): Promise<void> {
  const record = await PracticeRecording.findById(id).lean();
  if (!record) throw notFound('Recording not found.');
  await dropRecordings({ _id: record._id });
  await noted(viewer, { id: record.family, title: `${record.family}, part ${record.n}` }, 'practice.unrecord');
}

async function dropRecordings(where: object): Promise<void> {
  const found = await PracticeRecording.find(where, 'fileId').lean();
  await PracticeRecording.deleteMany(where);
  await removeFiles(found.map(({ fileId }) => fileId));
}

/** A recording's file, for those who may do a set that it is heard in. Throws 404 for all else. */
export async function recordingFile(viewer: Viewer | null, id: string): Promise<StoredFile> {
  const record = await PracticeRecording.findById(id).lean();
  const isOpen =
    record !== null &&
    (canManagePractice(viewer) ||
      (await reachable()).some(({ heard }) => heard.some(({ people }) => String(people?._id) === id)));
  const file = isOpen ? await findFile(String(record.fileId), 'practice-sound') : null;
  if (!file) throw notFound('Recording not found.');
  return file;
}

/** A part or task that is heard, for those who record it. */
export interface RecordedPart {
  n: number;
  title: string;
  /** Its script: each line with its speaker, and pauses. */
  script: string[];
  /** Between how many seconds a recording may last. */
  least: number;
  most: number;
  src: string | null;
  /** Null while a computer's voices are heard, or nothing. */
  people: { id: string; speakers: string; licence: string; seconds: number; byName: string; at: string } | null;
}

/** What of a set is heard, with its recordings. */
export function partsOf({ set, heard }: KnownSet): RecordedPart[] {
  if (!isHeard(set)) return [];
  return recordingsOf(set).map((part) => ({
    n: part.n,
    title:
      set.skill === 'listening'
        ? `Part ${part.n}. ${set.parts.find(({ n }) => n === part.n)?.title ?? ''}`
        : `${set.skill === 'speaking' ? 'Examiner' : 'Task'} ${part.n}`,
    script: linesOf(set, part),
    ...lengthOfScript(part.script),
    ...viewOf(heard.find(({ n }) => n === part.n)),
  }));
}

const linesOf = (set: FullSet, { n, script, beep }: Recording): string[] => {
  const speakers = set.skill === 'listening' ? (set.parts.find((part) => part.n === n)?.speakers ?? {}) : {};
  const lines = script.map((line) =>
    't' in line ? `${speakers[line.s]?.name ?? line.s}: ${line.t}` : `(${line.pause} seconds of silence)`,
  );
  return beep ? [...lines, '(a beep)'] : lines;
};

function viewOf(heard: Heard | undefined): Pick<RecordedPart, 'src' | 'people'> {
  const people = heard?.people;
  return {
    src: heard?.src ?? null,
    people: people
      ? {
          ...{ id: String(people._id), speakers: people.speakers, licence: people.licence, seconds: people.seconds },
          ...{ byName: people.byName, at: people.at.toISOString() },
        }
      : null,
  };
}

const NO_SOUND = 'This is not an MP3, OGG, WAV or M4A file we can read.';

const refused = (message: string) => invalid({ recording: message }, message);
