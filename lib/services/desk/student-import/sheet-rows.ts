import { importedStudent } from '@/lib/contract/imports/student-import';
import type { SheetRowView } from '@/lib/contract/imports/student-sheets';
import { conflict, found, notFound } from '@/lib/domain/errors';
import { SHEET_ROWS_AT_ONCE, type SheetOutcome, type StudentField } from '@/lib/domain/student-fields';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { StudentSheetRecord } from '@/models/student-sheet';
import { StudentSheetRow, type StudentSheetRowRecord } from '@/models/student-sheet-row';
import { addRows, noteAdded } from './add';
import { judgeRows, keyOf } from './judge';
import { rowView } from './sheet-views';
import { visibleSheet } from './sheets';
import { stampsOf } from './stamp';

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
  const before = found(await StudentSheetRow.findOne({ ...of, row }).lean(), 'Row not found.');
  if (sheet.backOn) throw conflict('This import was undone.');
  const given = Object.entries(cells).flatMap(([field, text]) => (text === undefined ? [] : [[field, text] as const]));
  const stated: Record<string, string> = { ...before.cells, ...Object.fromEntries(given) };
  // A name in its parts is mended as a whole.
  if (cells.name) for (const part of ['first_name', 'middle_name', 'last_name']) delete stated[part];
  const [judged] = await judgeRows(viewer, [{ row, cells: stated, more: before.other }], sheet, new Map());
  if (!judged) throw notFound('Row not found.');
  const key = keyOf(judged);
  if (judged.outcome !== 'refused') {
    const others = { ...of, key, row: { $ne: row }, outcome: { $nin: ['refused' as const, 'repeated' as const] } };
    const same = await StudentSheetRow.findOne(others, 'row').lean();
    if (same) Object.assign(judged, { outcome: 'repeated', message: `Same person as in row ${same.row}.` });
  }
  const after = await StudentSheetRow.findOneAndUpdate(
    { _id: before._id, begunOn: null },
    { $set: { ...judged, key, cells: stated } },
    { returnDocument: 'after' },
  ).lean();
  if (!after) throw conflict('This row has just been added.');
  return rowView(after);
}

/**
 * Adds the next few rows that wait, each with what came of it noted on the row: after a crash the next call goes on. Returns how many were
 * added and how many are left. 404 for another's sheet, 409 for one that was taken back.
 */
export async function addNextRows(viewer: Viewer, id: string): Promise<{ added: number; left: number }> {
  const sheet = await visibleSheet(viewer, id);
  if (sheet.backOn) throw conflict('This import was undone.');
  const waiting = { sheetId: sheet._id, reading: sheet.reading, isAdded: false, outcome: MAKES_ONE };
  const rows = await StudentSheetRow.find(waiting).sort({ row: 1 }).limit(SHEET_ROWS_AT_ONCE).lean();
  const outcomes = rows.length ? await added(viewer, sheet, rows) : [];
  const made = outcomes.filter((outcome) => outcome === 'new' || outcome === 'lead');
  await noteAdded(viewer, made.filter((outcome) => outcome === 'new').length);
  return { added: made.length, left: await StudentSheetRow.countDocuments(waiting) };
}

/** Makes what rows wait for. Each makes a student or lead of its own id, so that a second call of the same rows makes no other. */
async function added(
  viewer: Viewer,
  sheet: StudentSheetRecord,
  rows: readonly StudentSheetRowRecord[],
): Promise<SheetOutcome[]> {
  const begun = { _id: { $in: rows.map(({ _id }) => _id) }, begunOn: null };
  await StudentSheetRow.updateMany(begun, { $set: { begunOn: new Date() } });
  const results = await addRows(viewer, rows.map(statedIn), sheet);
  const stamps = await stampsOf(results);
  await StudentSheetRow.bulkWrite(
    rows.map(({ _id }, place) => {
      const { outcome, message, ...ids } = results[place] as (typeof results)[number];
      const isAdded = outcome === 'new' || outcome === 'lead';
      const $set = { outcome, isAdded, stamp: stamps[place] ?? '', ...(isAdded ? ids : { message }) };
      return { updateOne: { filter: { _id, isAdded: false }, update: { $set } } };
    }),
    { ordered: false },
  );
  return results.map(({ outcome }) => outcome);
}

/** What a row says, by the rules of a call that adds it, with its id. */
function statedIn(record: StudentSheetRowRecord) {
  const { _id, row, name, email, mobile, counsellor_name, otherMobiles, otherEmails, profile, more } = record;
  const { work = {}, facts = [] } = record;
  const stated = { row, name, email, mobile, counsellor_name, otherMobiles, otherEmails, profile, more, work, facts };
  const { row: _row, ...fields } = importedStudent.parse(stated);
  return { _id, ...fields };
}
