import type { Types } from 'mongoose';
import { STUDENTS_AT_ONCE } from '@/lib/domain/student-fields';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { visibleSheet } from '@/lib/services/desk/student-import/sheets';
import { stampOf } from '@/lib/services/desk/student-import/stamp';
import { announceChange, changeOfAgent } from '@/lib/services/records/notices/changes';
import { Application } from '@/models/application';
import { ContactNote } from '@/models/contact-note';
import { Conversation } from '@/models/conversation';
import { Enquiry } from '@/models/enquiry';
import { Prospect } from '@/models/prospect';
import { StudentSheet } from '@/models/student-sheet';
import { StudentSheetRow, type StudentSheetRowRecord } from '@/models/student-sheet-row';
import { Suggestion } from '@/models/suggestion';
import { User } from '@/models/user';
import { eraseStudent } from './erase';
import { NO_ONES_ROW } from './erase-records';

const LEFT = 'No longer with your agency.';
const SIGNED_IN = 'Has signed in.';
const APPLIED = 'Has an application.';
const SHORTLISTED = 'Has a shortlist.';
const CHANGED = 'Changed since then.';

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
  const rows = await StudentSheetRow.find({ ...of, fate: '' })
    .sort({ row: -1 })
    .limit(STUDENTS_AT_ONCE)
    .lean();
  for (const row of rows) {
    const keptFor = await takenBack(placeOf(viewer).id, row);
    const fate = keptFor ? ('kept' as const) : ('removed' as const);
    await StudentSheetRow.updateOne({ _id: row._id }, { $set: { fate, keptFor, ...(keptFor ? {} : NO_ONES_ROW) } });
  }
  if (rows.length) await announceChange(changeOfAgent(sheet.agencyId));
  const [removed, kept, left] = await Promise.all(
    ['removed' as const, 'kept' as const, OPEN].map((fate) => StudentSheetRow.countDocuments({ ...of, fate })),
  );
  return { removed: removed ?? 0, kept: kept ?? 0, left: left ?? 0 };
}

const WITH_SHORTLIST = { 'shortlist.courses.0': { $exists: true } };

/** Rows of which it isn't settled, one begun among them. */
const OPEN = { $in: ['' as const, 'going' as const] };

/** Removes what a row made. Returns why it stays; '' where it is gone. */
async function takenBack(agencyId: string, row: StudentSheetRowRecord): Promise<string> {
  if (row.leadId) return leadTakenBack(row.leadId, row);
  return row.studentId ? studentTakenBack(agencyId, row.studentId, row) : '';
}

async function leadTakenBack(leadId: Types.ObjectId, row: StudentSheetRowRecord): Promise<string> {
  const lead = await Prospect.findById(leadId, 'updatedOn').lean();
  if (!lead) return '';
  if (await Prospect.exists({ _id: leadId, ...WITH_SHORTLIST })) return SHORTLISTED;
  if ((await stampOf(row)) !== row.stamp) return CHANGED;
  const { deletedCount } = await Prospect.deleteOne({ _id: leadId, updatedOn: lead.updatedOn });
  return deletedCount ? '' : CHANGED;
}

async function studentTakenBack(agencyId: string, userId: Types.ObjectId, row: StudentSheetRowRecord): Promise<string> {
  const student = await User.findById(userId).lean();
  if (!student || student.erasedOn) return '';
  if (row.fate === 'going') return erased(userId);
  if (String(student.addedBy) !== agencyId || student.mergedInto) return LEFT;
  if (student.isVerified || student.passwordHash) return SIGNED_IN;
  if (await Application.exists({ userId })) return APPLIED;
  if (await Prospect.exists({ studentId: userId, ...WITH_SHORTLIST })) return SHORTLISTED;
  if ((await stampOf(row)) !== row.stamp || (await isKnownElsewhere(userId, student.email))) return CHANGED;
  // From here on they can't sign in; who did in the same moment stays.
  const open = { _id: userId, addedBy: agencyId, isVerified: false, passwordHash: '', updatedOn: student.updatedOn };
  const { matchedCount } = await User.updateOne(open, { $set: { disabled: true } });
  if (!matchedCount) return CHANGED;
  await StudentSheetRow.updateOne({ _id: row._id }, { $set: { fate: 'going' } });
  return erased(userId);
}

async function erased(userId: Types.ObjectId): Promise<''> {
  await eraseStudent(userId);
  return '';
}

/** Whether people wrote with them, or the site’s own staff know them: erasing would take that, too. */
async function isKnownElsewhere(userId: Types.ObjectId, email: string): Promise<boolean> {
  const found = await Promise.all([
    Conversation.exists({ people: userId }),
    ContactNote.exists({ userId }),
    Suggestion.exists({ userId }),
    Enquiry.exists({ email }),
  ]);
  return found.some((one) => one !== null);
}
