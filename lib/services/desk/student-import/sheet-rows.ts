import { importedStudent } from '@/lib/contract/imports/student-import';
import type { SheetRowView } from '@/lib/contract/imports/student-sheets';
import { conflict, notFound } from '@/lib/domain/errors';
import { STUDENTS_AT_ONCE, type StudentField } from '@/lib/domain/student-fields';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { placeOf } from '@/lib/platform/auth/viewer';
import { fillFromSheet } from '@/lib/services/people/profile/from-sheet';
import { nameKeyOf } from '@/lib/services/people/prospects/likeness';
import { keepFromSheet } from '@/lib/services/people/prospects/sheet';
import { idOf } from '@/models/id';
import { Prospect } from '@/models/prospect';
import { StudentSheetRow, type StudentSheetRowRecord } from '@/models/student-sheet-row';
import { User } from '@/models/user';
import { addRow, noteAdded } from './add';
import { judgeRows, keyOf } from './judge';
import { rowView } from './sheet-views';
import { visibleSheet } from './sheets';
import { stampOf } from './stamp';

const MAKES_ONE = { $in: ['new' as const, 'lead' as const] };

/** Corrects cells of a row and judges it again. 404 for another's sheet and a row that isn't there, 409 for one that was added. */
export async function mendRow(
  viewer: Viewer,
  id: string,
  row: number,
  cells: { [field in StudentField]?: string | undefined },
): Promise<SheetRowView> {
  const sheet = await visibleSheet(viewer, id);
  const of = { sheetId: sheet._id, reading: sheet.reading };
  const before = await StudentSheetRow.findOne({ ...of, row }).lean();
  if (!before) throw notFound('This row was not found.');
  if (sheet.backOn) throw conflict('This sheet was taken back.');
  const given = Object.entries(cells).flatMap(([field, text]) => (text === undefined ? [] : [[field, text] as const]));
  const stated: Record<string, string> = { ...before.cells, ...Object.fromEntries(given) };
  // A name in its parts is mended as a whole.
  if (cells.name) for (const part of ['first_name', 'middle_name', 'last_name']) delete stated[part];
  const [judged] = await judgeRows(viewer, [{ row, cells: stated, more: before.other }], sheet, new Map());
  if (!judged) throw notFound('This row was not found.');
  const key = keyOf(judged);
  if (judged.outcome !== 'refused') {
    const others = { ...of, key, row: { $ne: row }, outcome: { $nin: ['refused' as const, 'repeated' as const] } };
    const same = await StudentSheetRow.findOne(others, 'row').lean();
    if (same) Object.assign(judged, { outcome: 'repeated', message: `The same person as in row ${same.row}.` });
  }
  const after = await StudentSheetRow.findOneAndUpdate(
    { _id: before._id, begunOn: null },
    { $set: { ...judged, key, cells: stated } },
    { returnDocument: 'after' },
  ).lean();
  if (!after) throw conflict('This row was added by now.');
  return rowView(after);
}

/**
 * Adds the next few rows that wait, each with what came of it noted on the row: after a crash the next call goes on. Returns how many were
 * added and how many are left. 404 for another's sheet, 409 for one that was taken back.
 */
export async function addNextRows(viewer: Viewer, id: string): Promise<{ added: number; left: number }> {
  const sheet = await visibleSheet(viewer, id);
  if (sheet.backOn) throw conflict('This sheet was taken back.');
  const waiting = { sheetId: sheet._id, reading: sheet.reading, isAdded: false, outcome: MAKES_ONE };
  const rows = await StudentSheetRow.find(waiting).sort({ row: 1 }).limit(STUDENTS_AT_ONCE).lean();
  const outcomes = [];
  for (const row of rows) outcomes.push(await added(viewer, row));
  const made = outcomes.filter((outcome) => outcome === 'new' || outcome === 'lead');
  await noteAdded(viewer, made.filter((outcome) => outcome === 'new').length);
  return { added: made.length, left: await StudentSheetRow.countDocuments(waiting) };
}

async function added(viewer: Viewer, row: StudentSheetRowRecord) {
  const begunOn = row.begunOn ?? new Date();
  await StudentSheetRow.updateOne({ _id: row._id, begunOn: null }, { $set: { begunOn } });
  const { row: number, name, email, mobile, counsellor_name, otherMobiles, otherEmails, profile, more } = row;
  const stated = { row: number, name, email, mobile, counsellor_name, otherMobiles, otherEmails, profile, more };
  const { row: _row, ...fields } = importedStudent.parse(stated);
  const tried = await addRow(viewer, fields, String(row.sheetId));
  // What a former try had made by the time it died.
  const made = tried.outcome === 'yours' && row.begunOn ? await madeBefore(viewer, row, fields) : null;
  const result = made ?? tried;
  const isAdded = result.outcome === 'new' || result.outcome === 'lead';
  const ids = { studentId: idFrom(result.userId), leadId: idFrom(result.leadId) };
  await StudentSheetRow.updateOne(
    { _id: row._id, isAdded: false },
    {
      $set: {
        outcome: result.outcome,
        ...(isAdded ? ids : { message: result.message }),
        isAdded,
        stamp: isAdded ? await stampOf(ids) : '',
      },
    },
  );
  return result.outcome;
}

const idFrom = (id: string | null) => (id === null ? null : idOf({ userId: id }));

/** The student or lead that a former try of this row made; null where there is none. */
async function madeBefore(
  viewer: Viewer,
  { begunOn, email, name, sheetId }: StudentSheetRowRecord,
  fields: Parameters<typeof keepFromSheet>[2],
) {
  if (!email) {
    const lead = await Prospect.findOne({ sheetId, nameKey: nameKeyOf(name) }, '_id').lean();
    return lead && { outcome: 'lead' as const, message: '', userId: null, leadId: String(lead._id) };
  }
  const own = { email, role: 'student' as const, addedBy: placeOf(viewer).id, createdOn: { $gte: begunOn } };
  const student = await User.findOne(own, '_id').lean();
  if (!student) return null;
  const userId = String(student._id);
  await fillFromSheet(userId, fields.profile);
  await keepFromSheet(viewer, userId, fields);
  return { outcome: 'new' as const, message: '', userId, leadId: null };
}
