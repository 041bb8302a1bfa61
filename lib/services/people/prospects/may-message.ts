import { Types } from 'mongoose';
import { canWorkLeads } from '@/lib/agency-access';
import {
  type MayMessage,
  MESSAGE_GROUNDS,
  type MessageGroundName,
  mayMessageWords,
} from '@/lib/domain/agency/may-message';
import { MOST_TIMELINE_ENTRIES } from '@/lib/domain/agency/prospects';
import { dayOf } from '@/lib/domain/days/day';
import { conflict, forbidden, isDuplicateKey } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { timeZoneOf } from '@/lib/platform/env';
import { stopDigest } from '@/lib/platform/mail/group-letter';
import { MessageStop } from '@/models/message-stop';
import { Prospect, type ProspectRecord } from '@/models/prospect';
import { User } from '@/models/user';
import { readerDay } from '../reader-day';
import { careRecord, ownStudent } from './contact';
import { entryOf } from './entries';
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

/** What is known of a lead or a student with this address: who stopped messages there stopped them for the whole agency. */
export async function mayMessageOf(
  { agencyId, mayMessage }: Pick<ProspectRecord, 'agencyId' | 'mayMessage'>,
  email: string,
): Promise<MayMessage | null> {
  const stopped = { agencyId, address: stopDigest(agencyId, email), why: 'stopped' as const };
  const stop = email && mayMessage?.how !== 'stopped' ? await MessageStop.findOne(stopped).lean() : null;
  return stop ? { how: 'stopped', on: dayOf(stop.at, timeZoneOf({})) } : (mayMessage ?? null);
}

/** What an unsubscribe link of an agency's message names. */
const partsOf = (id: string) => ({
  agencyId: new Types.ObjectId(id.slice(0, 24)),
  recordId: new Types.ObjectId(id.slice(24, 48)),
  address: id.slice(48),
});

/** The agency whose messages a link ends; '' for one that is gone. @param id that of the link */
export async function agencyOfStop(id: string): Promise<string> {
  return (await User.findById(partsOf(id).agencyId, 'company_name').lean())?.company_name ?? '';
}

/** Ends an agency's messages to many to an address, also where its lead or student is gone. Again it changes nothing. @param id that of the link */
export async function stopMessages(id: string): Promise<void> {
  const { agencyId, recordId, address } = partsOf(id);
  const at = new Date();
  await MessageStop.updateOne(
    { agencyId, address, why: { $ne: 'stopped' } },
    { $set: { why: 'stopped' as const, at } },
    { upsert: true },
  ).catch((error) => {
    // It is there already.
    if (!isDuplicateKey(error)) throw error;
  });
  const mayMessage: MayMessage = { how: 'stopped', on: dayOf(at, timeZoneOf({})) };
  await Prospect.updateOne({ _id: recordId, agencyId, 'mayMessage.how': { $ne: 'stopped' } }, { $set: { mayMessage } });
}

/** Whether messages may go to this record, by what is stored with it. */
export const isMessaged = ({ mayMessage }: Pick<ProspectRecord, 'mayMessage'>): boolean =>
  Boolean(mayMessage && MESSAGE_GROUNDS[mayMessage.how].may);
