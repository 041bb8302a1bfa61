import { canWorkLeads } from '@/lib/agency-access';
import { type MessageGroundName, mayMessageWords } from '@/lib/domain/agency/may-message';
import { MOST_TIMELINE_ENTRIES } from '@/lib/domain/agency/prospects';
import { conflict, forbidden } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { Prospect } from '@/models/prospect';
import { readerDay } from '../reader-day';
import { careRecord, ownStudent } from './contact';
import { entryOf } from './entries';
import { mayMessageOf } from './message-stops';
import { visibleProspect } from './visible';

const STOPPED = 'This person unsubscribed. Only they can change that.';

/**
 * Says of a lead, or of a student, whether messages that go to many may go to them; null for not known. 404 outside the viewer's reach, 403
 * for who doesn't work on leads, 409 for one who unsubscribed.
 */
export async function sayMayMessage(
  viewer: Viewer,
  subject: 'lead' | 'student',
  id: string,
  how: MessageGroundName | null,
): Promise<void> {
  if (!canWorkLeads(viewer)) throw forbidden();
  const student = subject === 'student' ? await ownStudent(viewer, id) : null;
  const record = student ? await careRecord(viewer, student) : await visibleProspect(viewer, id);
  if (!student && record.stage === 'student')
    throw conflict('This lead is already a student. Continue on the student’s page.');
  const before = await mayMessageOf(record, student?.email ?? record.email);
  if (before?.how === 'stopped') throw conflict(STOPPED);
  if (before?.how === (how ?? undefined)) return;
  const mayMessage = how && { how, on: (await readerDay(viewer, new Date())).today };
  const entry = entryOf(viewer, 'messaging', { text: mayMessageWords(mayMessage) });
  const { matchedCount } = await Prospect.updateOne(
    { _id: record._id, agencyId: record.agencyId, 'mayMessage.how': { $ne: 'stopped' } },
    { $set: { mayMessage }, $push: { entries: { $each: [entry], $slice: -MOST_TIMELINE_ENTRIES } } },
  );
  if (!matchedCount) throw conflict(STOPPED);
}
