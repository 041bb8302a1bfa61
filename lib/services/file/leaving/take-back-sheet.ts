import type { Types } from 'mongoose';
import { SHEET_ROWS_AT_ONCE } from '@/lib/domain/student-fields';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { visibleSheet } from '@/lib/services/desk/student-import/sheets';
import { stampsOf } from '@/lib/services/desk/student-import/stamp';
import { announceChange, changeOfAgent } from '@/lib/services/records/notices/changes';
import { Application } from '@/models/application';
import { ContactNote } from '@/models/contact-note';
import { Conversation } from '@/models/conversation';
import { Enquiry } from '@/models/enquiry';
import { Prospect } from '@/models/prospect';
import { StudentSheet } from '@/models/student-sheet';
import { StudentSheetRow, type StudentSheetRowRecord } from '@/models/student-sheet-row';
import { Suggestion } from '@/models/suggestion';
import { User, type UserRecord } from '@/models/user';
import { eraseStudents } from './erase';
import { NO_ONES_ROW } from './erase-records';

const LEFT = 'No longer with your agency.';
const SIGNED_IN = 'Has signed in.';
const APPLIED = 'Has an application.';
const SHORTLISTED = 'Has a shortlist.';
const CHANGED = 'Has been changed since then.';

/**
 * Takes back the next few students and leads of a sheet, the newest row first: who signed in, applied or was changed since stays, with
 * the reason on the row. Called until none is left; what a call that died had removed counts as removed. 404 for another's sheet.
 */
export async function takeBackRows(
  viewer: Viewer,
  id: string,
): Promise<{ removed: number; kept: number; left: number }> {
  const sheet = await visibleSheet(viewer, id);
  if (!sheet.backOn)
    await StudentSheet.updateOne(
      { _id: sheet._id, backOn: null },
      { $set: { backOn: new Date(), backBy: viewer.name } },
    );
  const of = { sheetId: sheet._id, reading: sheet.reading, isAdded: true };
  const rows = await StudentSheetRow.find({ ...of, fate: OPEN })
    .sort({ row: -1 })
    .limit(SHEET_ROWS_AT_ONCE)
    .lean();
  const kept = await takenBack(placeOf(viewer).id, rows);
  await StudentSheetRow.bulkWrite(
    rows.map(({ _id }, place) => {
      const keptFor = kept[place] ?? '';
      const fate = keptFor ? ('kept' as const) : ('removed' as const);
      return { updateOne: { filter: { _id }, update: { $set: { fate, keptFor, ...(keptFor ? {} : NO_ONES_ROW) } } } };
    }),
    { ordered: false },
  );
  if (rows.length) await announceChange(changeOfAgent(sheet.agencyId));
  const [removed, stayed, left] = await Promise.all(
    ['removed' as const, 'kept' as const, OPEN].map((fate) => StudentSheetRow.countDocuments({ ...of, fate })),
  );
  return { removed: removed ?? 0, kept: stayed ?? 0, left: left ?? 0 };
}

const WITH_SHORTLIST = { 'shortlist.courses.0': { $exists: true } };

/** Rows of which it isn't settled, one begun among them. */
const OPEN = { $in: ['' as const, 'going' as const] };
/** So many students are looked at at the same time. */
const AT_ONCE = 10;
/** Said of a student who is erased. */
const GOES = Symbol('goes');

/** Removes what rows made, leads together. Returns for each why it stays; '' where it is gone. */
async function takenBack(agencyId: string, rows: readonly StudentSheetRowRecord[]): Promise<string[]> {
  const reasons = new Map<StudentSheetRowRecord, string>();
  const leads = rows.filter(({ leadId }) => leadId);
  for (const [place, reason] of (await leadsTakenBack(leads)).entries())
    reasons.set(leads[place] as StudentSheetRowRecord, reason);
  const students = rows.filter(({ leadId, studentId }) => !leadId && studentId);
  const going: Types.ObjectId[] = [];
  for (let at = 0; at < students.length; at += AT_ONCE) {
    const some = students.slice(at, at + AT_ONCE);
    for (const [place, reason] of (await studentsTakenBack(agencyId, some)).entries()) {
      const row = some[place] as StudentSheetRowRecord;
      if (reason === GOES) going.push(row.studentId as Types.ObjectId);
      else reasons.set(row, reason);
    }
  }
  await eraseStudents(going);
  return rows.map((row) => reasons.get(row) ?? '');
}

async function leadsTakenBack(rows: readonly StudentSheetRowRecord[]): Promise<string[]> {
  if (!rows.length) return [];
  const ids = rows.flatMap(({ leadId }) => leadId ?? []);
  const [leads, listed, stamps] = await Promise.all([
    Prospect.find({ _id: { $in: ids } }, 'updatedOn').lean(),
    Prospect.find({ _id: { $in: ids }, ...WITH_SHORTLIST }, '_id').lean(),
    stampsOf(rows),
  ]);
  const seen = new Map(leads.map(({ _id, updatedOn }) => [String(_id), updatedOn]));
  const hasShortlist = new Set(listed.map(({ _id }) => String(_id)));
  const reasons = rows.map(({ leadId, stamp }, place) => {
    if (!seen.has(String(leadId))) return '';
    if (hasShortlist.has(String(leadId))) return SHORTLISTED;
    return stamps[place] === stamp ? '' : CHANGED;
  });
  const going = ids.filter((id, place) => reasons[place] === '' && seen.has(String(id)));
  if (!going.length) return reasons;
  await Prospect.bulkWrite(
    going.map((_id) => ({ deleteOne: { filter: { _id, updatedOn: seen.get(String(_id)) as Date } } })),
    { ordered: false },
  );
  // Who was changed at this moment is still there.
  const stay = new Set((await Prospect.find({ _id: { $in: going } }, '_id').lean()).map(({ _id }) => String(_id)));
  return reasons.map((reason, place) => (reason === '' && stay.has(String(ids[place])) ? CHANGED : reason));
}

/** The same of students, who are looked up together. */
async function studentsTakenBack(
  agencyId: string,
  rows: readonly StudentSheetRowRecord[],
): Promise<(string | typeof GOES)[]> {
  const ids = rows.flatMap(({ studentId }) => studentId ?? []);
  const found = await User.find({ _id: { $in: ids } }).lean();
  const studentOf = new Map(found.map((student) => [String(student._id), student]));
  const userId = { $in: ids };
  const [applied, listed, written, noted, suggested, enquired, stamps] = await Promise.all([
    Application.find({ userId }, 'userId').lean(),
    Prospect.find({ studentId: userId, ...WITH_SHORTLIST }, 'studentId').lean(),
    Conversation.find({ people: userId }, 'people').lean(),
    ContactNote.find({ userId }, 'userId').lean(),
    Suggestion.find({ userId }, 'userId').lean(),
    Enquiry.find({ email: { $in: found.map(({ email }) => email) } }, 'email').lean(),
    stampsOf(rows),
  ]);
  const hasApplied = setOf(applied.map((one) => one.userId));
  const hasShortlist = setOf(listed.map(({ studentId }) => studentId));
  // People wrote with them, or the site’s own staff know them: erasing would take that, too.
  const isKnownElsewhere = setOf([
    ...written.flatMap(({ people }) => people),
    ...[...noted, ...suggested].map((one) => one.userId),
    ...enquired.map(({ email }) => email),
  ]);
  const settled = async (row: StudentSheetRowRecord, stamp: string) => {
    const id = String(row.studentId);
    const student = studentOf.get(id);
    if (!student || student.erasedOn) return '';
    if (row.fate === 'going') return GOES;
    if (String(student.addedBy) !== agencyId || student.mergedInto) return LEFT;
    if (student.isVerified || student.passwordHash) return SIGNED_IN;
    if (hasApplied.has(id)) return APPLIED;
    if (hasShortlist.has(id)) return SHORTLISTED;
    const isKnown = isKnownElsewhere.has(id) || isKnownElsewhere.has(student.email);
    return stamp !== row.stamp || isKnown || !(await barred(agencyId, student, row)) ? CHANGED : GOES;
  };
  return Promise.all(rows.map((row, place) => settled(row, stamps[place] ?? '')));
}

const setOf = (values: readonly unknown[]): ReadonlySet<string> => new Set(values.map(String));

/** Whether they can't sign in from here on; who did in the same moment, or was changed, stays. */
async function barred(agencyId: string, { _id, updatedOn }: UserRecord, row: StudentSheetRowRecord): Promise<boolean> {
  const open = { _id, addedBy: agencyId, isVerified: false, passwordHash: '', updatedOn };
  const { matchedCount } = await User.updateOne(open, { $set: { disabled: true } });
  if (matchedCount) await StudentSheetRow.updateOne({ _id: row._id }, { $set: { fate: 'going' } });
  return matchedCount > 0;
}
