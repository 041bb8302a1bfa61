import { Types } from 'mongoose';
import { ownRecords } from '@/lib/access';
import { agentReader } from '@/lib/domain/agency/care';
import { DAY_MS } from '@/lib/domain/days/day';
import { AppError, conflict, invalid, notFound } from '@/lib/domain/errors';
import { askedIn } from '@/lib/engines/practice/asked';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { recordingType } from '@/lib/platform/files/content-type';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { keepFile, removeFiles, storeFile } from '@/lib/platform/files/store';
import { openSet } from '@/lib/services/catalogue/practice/sets';
import { counsellorOfStudent } from '@/lib/services/people/staff/counsellors';
import { visibleStudent } from '@/lib/services/people/students';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { changeOfStudent } from '@/lib/services/records/notices/changes';
import type { Effect } from '@/lib/services/records/notices/effects';
import { deliverEffects, effectsOnCreate } from '@/lib/services/records/notices/outbox';
import { PracticeSent } from '@/models/practice-sent';
import type { UserRecord } from '@/models/user';

/** How long what was sent is kept. */
const KEPT_DAYS = 90;
/** Of one student at a time. */
const MOST_KEPT = 30;

interface Sent {
  setId: string;
  n: number;
  text: string;
}

/**
 * Sends a text or a recording to the student's counsellor: the assignee, and at an agency who hears of the student. Returns
 * its id. 404 for a set or task that is not there, 422 for neither or both, 415 for what is no recording, 409 when too many
 * are kept.
 */
export async function sendPractice(
  viewer: Viewer,
  { setId, n, text }: Sent,
  uploads: readonly UploadedFile[],
): Promise<string> {
  const set = await openSet(setId);
  const asked = set && askedIn(set).get(n);
  if (!set || !asked) throw notFound('Practice task not found.');
  const recording = uploads.find(({ field }) => field === 'recording');
  if (!recording && !text) throw invalid({ text: 'Please write something first.' });
  if (recording && text) throw invalid({ text: 'Please send the text and the recording separately.' });
  if ((await PracticeSent.countDocuments(ownRecords(viewer))) >= MOST_KEPT)
    throw conflict(`You have already sent ${MOST_KEPT} pieces of work. Please delete one first.`);
  const student = await visibleStudent(viewer, viewer.userId);
  const { title } = set;
  const fileId = recording ? await kept(viewer, recording) : await written(viewer, text);
  const _id = new Types.ObjectId();
  const record = {
    ...{ _id, userId: student._id, setId, title, n, asked: asked.slice(0, LONGEST_ASKED), fileId },
    kind: recording ? ('recording' as const) : ('text' as const),
    endsOn: new Date(Date.now() + KEPT_DAYS * DAY_MS),
  };
  const effects = await effectsOf(viewer, student, String(_id), title);
  const created = await PracticeSent.create({ ...record, ...effectsOnCreate(effects) }).catch(async (error) => {
    await removeFiles([fileId]);
    throw error;
  });
  await deliverEffects(PracticeSent, created.toObject());
  await recordActivity(viewer.userId, `You sent ${title}, task ${n}, to your counsellor.`);
  return String(_id);
}

const LONGEST_ASKED = 2_000;
const NOT_AUDIO = 'We can’t read this audio file. Please send a WebM, MP4, OGG or MP3 file.';

async function kept({ userId }: Viewer, { fileId, size }: UploadedFile): Promise<Types.ObjectId> {
  const type = size > 0 ? await recordingType(fileId) : null;
  if (!type) throw new AppError('unsupported_type', NOT_AUDIO, { fields: { recording: NOT_AUDIO } });
  await keepFile(fileId, { kind: 'practice', ownerId: userId, name: 'recording', type });
  return fileId;
}

async function written({ userId }: Viewer, text: string): Promise<Types.ObjectId> {
  async function* bytes() {
    yield new TextEncoder().encode(text);
  }
  return storeFile(bytes(), { kind: 'practice', ownerId: userId, name: 'text.txt', type: 'text/plain' });
}

async function effectsOf(viewer: Viewer, student: UserRecord, id: string, title: string): Promise<Effect[]> {
  const counsellor = await counsellorOfStudent(viewer.userId);
  const href = `/practice-sent/${id}`;
  const notice = {
    group: 'practice-sent',
    one: `${student.name} sent you work to comment on: ${title}.`,
    many: 'Students sent you {n} pieces of work to comment on.',
    href,
    hrefOfMany: '/practice-sent',
  };
  const { _id, addedBy: agentId, memberId } = student;
  const member = agentReader({ agentId, memberId });
  return [
    // An agency teaches its own students; staff are informed where one of them is the assignee.
    ...(member && !counsellor
      ? []
      : [{ kind: 'staff-notice' as const, staff: counsellor ? [counsellor._id] : [], notice }]),
    ...(member ? [{ kind: 'grouped-notice' as const, userId: String(member), notice, whileAgentOf: String(_id) }] : []),
    { kind: 'changed', ...changeOfStudent(student) },
  ];
}
