import { ownRecords, studentsVisibleTo } from '@/lib/access';
import type { AssigneeChoice } from '@/lib/contract/people/desk';
import type { SentRow, SentWork } from '@/lib/contract/practice/sent';
import { addDays, dayOf } from '@/lib/domain/days/day';
import { found, notFound } from '@/lib/domain/errors';
import { criteriaOf, MARK_WITHIN_DAYS } from '@/lib/domain/practice/criteria';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { findFile, removeFiles, type StoredFile, wholeFile } from '@/lib/platform/files/store';
import { knownSet } from '@/lib/services/catalogue/practice/sets';
import { counsellorOfStudent } from '@/lib/services/people/staff/counsellors';
import { visibleStudent } from '@/lib/services/people/students';
import { noteAccess } from '@/lib/services/records/access-log/note';
import { PracticeSent, type PracticeSentRecord } from '@/models/practice-sent';
import { User } from '@/models/user';

const MOST_SHOWN = 300;
const PAGE = 500;

/** What was sent and may be seen by the viewer: without a comment first, then the newest. */
export async function sentVisibleTo(viewer: Viewer): Promise<SentRow[]> {
  return [...(await newestOf(viewer, false)), ...(await newestOf(viewer, true))];
}

/**
 * What waits for a comment, the longest waiting first: of an agent all within reach; of staff what students of the one in charge sent. An
 * agency's students without a counsellor are taught there.
 */
export async function sentToMark(viewer: Viewer, inCharge: AssigneeChoice): Promise<SentRow[]> {
  const rows = (await newestOf(viewer, false)).reverse();
  if (viewer.role === 'agent') return rows;
  const ids = [...new Set(rows.map(({ student }) => student._id))];
  const agencys = await User.distinct('_id', { _id: { $in: ids }, addedBy: { $ne: null } });
  const known = await Promise.all(ids.map(async (id) => [id, (await counsellorOfStudent(id))?._id ?? null] as const));
  const counsellors = new Map(known);
  const taught = new Set(agencys.map(String));
  return rows.filter(({ student }) => {
    const counsellor = counsellors.get(student._id) ?? null;
    if (counsellor === null) return (inCharge ?? 'nobody') === 'nobody' && !taught.has(student._id);
    return inCharge === undefined || counsellor === (inCharge === 'me' ? viewer.userId : inCharge);
  });
}

/** The criteria for which bands may be given to what was sent; none for what is no IELTS writing. */
export async function criteriaFor({ setId, n, kind }: PracticeSentRecord): Promise<readonly string[]> {
  const isWriting = kind === 'text' && (await knownSet(setId))?.set.skill === 'writing';
  return isWriting ? criteriaOf(n) : [];
}

/** Read in pages: of an agent only some students' are theirs. */
async function newestOf(viewer: Viewer, isAnswered: boolean): Promise<SentRow[]> {
  const own = viewer.role === 'student' ? ownRecords(viewer) : {};
  const rows: SentRow[] = [];
  for (let before: object = {}; rows.length < MOST_SHOWN; ) {
    const found = await PracticeSent.find({ ...own, ...before, isAnswered })
      .sort({ _id: -1 })
      .limit(PAGE)
      .lean();
    const ids = [...new Set(found.map(({ userId }) => String(userId)))];
    const students = await User.find({ $and: [studentsVisibleTo(viewer), { _id: { $in: ids } }] }, 'name').lean();
    const names = new Map(students.map(({ _id, name }) => [String(_id), name]));
    for (const record of found) {
      const name = names.get(String(record.userId));
      if (name !== undefined) rows.push(rowOf(record, name));
    }
    const last = found.at(-1);
    if (!last || found.length < PAGE) break;
    before = { _id: { $lt: last._id } };
  }
  return rows.slice(0, MOST_SHOWN);
}

/** One of them with its text and comments, noted as read. 404 outside the viewer's scope. */
export async function sentWork(viewer: Viewer, id: string): Promise<SentWork> {
  const { record, name } = await visibleSent(viewer, id);
  const { asked, kind, fileId, comments } = record;
  return {
    ...rowOf(record, name),
    asked,
    criteria: [...(await criteriaFor(record))],
    text: kind === 'text' ? (await wholeFile(fileId)).toString('utf8') : null,
    comments: comments.map(({ _id, byName, text, quote, second, bands = {}, at }) => ({
      ...{ _id: String(_id), byName, text, quote, second, bands },
      at: at.toISOString(),
    })),
  };
}

/** The recording, noted as read. 404 outside the viewer's scope, and for a text. */
export async function sentRecording(viewer: Viewer, id: string): Promise<StoredFile> {
  const { record } = await visibleSent(viewer, id);
  const file = record.kind === 'recording' ? await findFile(String(record.fileId), 'practice') : null;
  if (!file) throw notFound('Recording not found.');
  return file;
}

/** All that the viewer has sent, with the ids of its files, for their own archive. */
export async function exportedSent(viewer: Viewer) {
  const found = await PracticeSent.find(ownRecords(viewer)).sort({ _id: -1 }).lean();
  return found.map(({ title, n, asked, kind, fileId, comments, createdOn, endsOn }) => ({
    ...{ title, n, asked, kind, fileId: String(fileId) },
    comments: comments.map(({ byName, text, quote, second, bands, at }) => ({
      ...{ byName, text, quote, second, ...(bands && { bands }), at },
    })),
    ...{ sentOn: createdOn, endsOn },
  }));
}

/** Deletes what the viewer has sent, with its comments. 404 for another's. */
export async function takeBack(viewer: Viewer, id: string): Promise<void> {
  const record = found(await PracticeSent.findOneAndDelete({ ...ownRecords(viewer), _id: id }).lean(), NOT_THERE);
  await removeFiles([record.fileId]);
}

/** The record and its student's name, noted as read. 404 outside the viewer's scope. */
export async function visibleSent(viewer: Viewer, id: string): Promise<{ record: PracticeSentRecord; name: string }> {
  const record = found(await PracticeSent.findById(id).lean(), NOT_THERE);
  const student = await visibleStudent(viewer, String(record.userId)).catch(() => {
    throw notFound(NOT_THERE);
  });
  noteAccess(viewer, record.userId, 'practice', { id: record._id, name: record.title });
  return { record, name: student.name };
}

const NOT_THERE = 'This work no longer exists.';

function rowOf(record: PracticeSentRecord, name: string): SentRow {
  const { _id, userId, setId, title, n, kind, comments, createdOn, endsOn } = record;
  return {
    ...{ _id: String(_id), student: { _id: String(userId), name }, setId, title, n, kind },
    comments: comments.length,
    dueOn: record.isAnswered ? null : addDays(dayOf(createdOn, 'UTC'), MARK_WITHIN_DAYS),
    sentOn: createdOn.toISOString(),
    endsOn: endsOn.toISOString(),
  };
}
