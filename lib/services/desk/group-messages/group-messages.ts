import { Types } from 'mongoose';
import { bulkActsOf, canActOnMany, groupMessagesOf } from '@/lib/agency-access';
import type { GroupMessageHead, GroupMessageInput, GroupMessageView } from '@/lib/contract/agency/group-messages';
import {
  filledFor,
  type GroupReaders,
  groupKey,
  type LeftOut,
  LINKS_AT_ONCE,
  type MessageChannel,
  PREVIEWED,
} from '@/lib/domain/agency/group-messages';
import { LEAD_KEPT_DAYS } from '@/lib/domain/agency/prospects';
import { DAY_MS } from '@/lib/domain/days/day';
import { conflict, forbidden, found, isDuplicateKey } from '@/lib/domain/errors';
import { shownPhone } from '@/lib/domain/phones';
import { counted } from '@/lib/domain/texts/counted';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { enqueue } from '@/lib/platform/jobs/queue';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { announceChange, changeOfAgent } from '@/lib/services/records/notices/changes';
import { BulkActs } from '@/models/bulk-act';
import { GroupMessage, type GroupMessageRecord } from '@/models/group-message';
import { type Id, idOf } from '@/models/id';
import { Prospect } from '@/models/prospect';
import { namesOf, subjectOf } from '../bulk/subjects';
import { type Readers, readersOf } from './readers';

/** So many of the newest are listed. */
const LISTED = 50;
const MOST_NAMED = 100;

/**
 * Who of those that were chosen would get a message by each channel, and how many don't and why. 404 for another's choice or one that is
 * older than a day, 403 for a role without messages.
 */
export async function groupMessageReaders(
  viewer: Viewer,
  bulkId: string,
): Promise<Record<MessageChannel, GroupReaders>> {
  const of = async (channel: MessageChannel): Promise<GroupReaders> => {
    const [{ readers, left }, sent] = await Promise.all([
      chosen(viewer, { bulkId, channel }),
      GroupMessage.findOne({ bulkId, channel }, '_id').lean(),
    ]);
    return {
      count: readers.length,
      leftOut: countedBy(left),
      withoutCourse: readers.filter(({ course }) => !course).length,
      sentId: sent && String(sent._id),
      first: readers.slice(0, PREVIEWED).map(({ name, course, to }) => ({
        ...{ name, course },
        to: channel === 'email' ? to : shownPhone({ mobile: to }),
      })),
    };
  };
  const [email, whatsapp] = await Promise.all([of('email'), of('whatsapp')]);
  return { email, whatsapp };
}

/**
 * Sends a message to who of the chosen may be written to: emails go in the background, students get it in Messages too; on WhatsApp only
 * its links are made. 404 and 403 as above, 409 for one that was sent, or goes to nobody.
 */
export async function sendGroupMessage(
  viewer: Viewer,
  input: GroupMessageInput,
): Promise<{ _id: string; message: string }> {
  const { readers } = await chosen(viewer, input);
  if (readers.length === 0) throw conflict('None of these people can receive this message.');
  const { bulkId, channel, subject, text } = input;
  const _id = new Types.ObjectId();
  const message = {
    ...{ _id, agencyId: new Types.ObjectId(placeOf(viewer).id), by: idOf(viewer), byName: viewer.name },
    ...{ bulkId: new Types.ObjectId(bulkId), channel, subject: channel === 'email' ? subject : '', text },
    state: channel === 'email' ? ('sending' as const) : ('sent' as const),
    ids: readers.map(({ recordId }) => recordId),
    forgetOn: new Date(Date.now() + LEAD_KEPT_DAYS * DAY_MS),
  };
  await GroupMessage.create(message).catch((error) => {
    throw isDuplicateKey(error) ? conflict('This message has already been sent.') : error;
  });
  if (channel === 'email') await enqueue('group-message', { messageId: String(_id) }, { key: String(_id) });
  const people = counted(readers.length, 'person', 'people');
  await recordActivity(
    viewer.userId,
    channel === 'email' ? `You emailed ${people}.` : `You wrote to ${people} on WhatsApp.`,
  );
  return {
    _id: String(_id),
    message: channel === 'email' ? `Sending to ${people}.` : `${counted(readers.length, 'WhatsApp link')} ready.`,
  };
}

/** The newest messages to many: the viewer's own, of an owner those of the whole agency. */
export async function listGroupMessages(viewer: Viewer): Promise<GroupMessageHead[]> {
  const messages = await GroupMessage.find(groupMessagesOf(viewer)).sort({ _id: -1 }).limit(LISTED).lean();
  return Promise.all(messages.map(headOf));
}

/** One with who didn't get it, and on WhatsApp the next links to press. 404 for another's. */
export async function viewGroupMessage(viewer: Viewer, id: string): Promise<GroupMessageView> {
  const message = await visible(viewer, id);
  const names = await recordNames(
    viewer,
    message.failed.slice(0, MOST_NAMED).map(({ _id }) => _id),
  );
  return {
    ...(await headOf(message)),
    text: message.text,
    nextOn: message.nextOn?.toISOString() ?? null,
    failed: message.failed
      .slice(0, MOST_NAMED)
      .map(({ _id, why }) => ({ _id: String(_id), name: names.get(String(_id)) ?? '', why })),
    links: message.channel === 'whatsapp' ? await nextLinks(viewer, message) : [],
  };
}

/** Stops what wasn't sent yet, once. 404 for another's. */
export async function endGroupMessage(viewer: Viewer, id: string): Promise<void> {
  const { _id, agencyId } = await visible(viewer, id);
  await GroupMessage.updateOne({ _id, state: 'sending' }, { $set: { state: 'stopped', nextOn: null } });
  await announceChange(changeOfAgent(agencyId));
}

async function visible(viewer: Viewer, id: string): Promise<GroupMessageRecord> {
  return found(
    await GroupMessage.findOne({ $and: [{ _id: id }, groupMessagesOf(viewer)] }).lean(),
    'Message not found.',
  );
}

async function chosen(
  viewer: Viewer,
  { bulkId, channel }: Pick<GroupMessageInput, 'bulkId' | 'channel'>,
): Promise<Readers> {
  if (!canActOnMany(viewer, 'message')) throw forbidden();
  const own = { $and: [{ _id: bulkId, act: 'message' as const }, bulkActsOf(viewer)] };
  const choice = found(
    await BulkActs.findOne(own).lean(),
    'This selection was not found, or is older than a day. Please select the people again.',
  );
  return readersOf(viewer, { subject: subjectOf(choice), ids: choice.ids, channel });
}

function countedBy(left: Readers['left']): GroupReaders['leftOut'] {
  const counts = new Map<LeftOut, number>();
  for (const { why } of left) counts.set(why, (counts.get(why) ?? 0) + 1);
  return [...counts].map(([why, count]) => ({ why, count }));
}

async function headOf(message: GroupMessageRecord): Promise<GroupMessageHead> {
  const { _id, channel, subject, text, state, ids, done, failed, byName, createdOn } = message;
  const opened = { _id: { $in: ids }, 'entries.key': groupKey(String(_id)) };
  return {
    ...{ _id: String(_id), channel, state, byName, total: ids.length, createdOn: createdOn.toISOString() },
    title: subject || text.split('\n')[0]?.slice(0, 80) || '',
    done: channel === 'email' ? done - failed.length : await Prospect.countDocuments(opened),
    failedTotal: failed.length,
  };
}

/** The names of these records within the viewer's reach, by id. */
async function recordNames(viewer: Viewer, ids: readonly Id[]): Promise<Map<string, string>> {
  const records = ids.length ? await Prospect.find({ _id: { $in: [...ids] } }, 'studentId').lean() : [];
  const students = records.flatMap(({ studentId }) => studentId ?? []);
  const [leads, names] = await Promise.all([namesOf(viewer, 'lead', ids), namesOf(viewer, 'student', students)]);
  for (const { _id, studentId } of records) {
    const name = names.get(String(studentId));
    if (name) leads.set(String(_id), name);
  }
  return leads;
}

/** The next links that weren't opened yet, of those who may still be written to. */
async function nextLinks(viewer: Viewer, { _id, ids, text }: GroupMessageRecord): Promise<GroupMessageView['links']> {
  const of = await Prospect.find({ _id: { $in: ids } }, 'studentId stage').lean();
  const opened = new Set(
    (await Prospect.find({ _id: { $in: ids }, 'entries.key': groupKey(String(_id)) }, '_id').lean()).map((one) =>
      String(one._id),
    ),
  );
  const waiting = of.filter((one) => !opened.has(String(one._id)));
  const students = waiting.flatMap(({ studentId }) => studentId ?? []);
  const leads = waiting.filter(({ studentId }) => !studentId).map((one) => one._id);
  const both = await Promise.all([
    readersOf(viewer, { subject: 'lead', ids: leads, channel: 'whatsapp' }),
    readersOf(viewer, { subject: 'student', ids: students, channel: 'whatsapp' }),
  ]);
  const place = new Map(ids.map((id, at) => [String(id), at]));
  return both
    .flatMap(({ readers }) => readers)
    .sort((one, other) => (place.get(String(one.recordId)) ?? 0) - (place.get(String(other.recordId)) ?? 0))
    .slice(0, LINKS_AT_ONCE)
    .map((reader) => ({
      whom: reader.studentId
        ? { kind: 'student' as const, id: String(reader.studentId) }
        : { kind: 'lead' as const, id: String(reader.recordId) },
      name: reader.name,
      mobileE164: reader.to,
      mobileShown: shownPhone({ mobile: reader.to, mobileE164: reader.to }),
      text: filledFor(text, reader),
    }));
}
