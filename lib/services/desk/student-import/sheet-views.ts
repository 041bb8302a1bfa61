import { studentSheetsVisibleTo } from '@/lib/agency-access';
import type {
  SheetRowView,
  ShownRows,
  StudentSheetHead,
  StudentSheetView,
} from '@/lib/contract/imports/student-sheets';
import { forbidden } from '@/lib/domain/errors';
import { SHEET_OUTCOMES } from '@/lib/domain/student-fields';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { wordMeanings } from '@/lib/services/people/prospects/sheet-words';
import { type ListQuery, readPage } from '@/lib/services/records/lists/lists';
import { StudentSheet, type StudentSheetRecord } from '@/models/student-sheet';
import { StudentSheetRow, type StudentSheetRowRecord } from '@/models/student-sheet-row';
import { visibleSheet } from './sheets';

/** So many of the newest sheets are listed. */
const LISTED = 10;

/** The newest sheets that the viewer sees. 403 for a role that adds no students. */
export async function listSheets(viewer: Viewer): Promise<StudentSheetHead[]> {
  const scope = studentSheetsVisibleTo(viewer);
  if (!scope) throw forbidden();
  const sheets = await StudentSheet.find({ ...scope, reading: { $gt: 0 } })
    .sort({ _id: -1 })
    .limit(LISTED)
    .lean();
  return Promise.all(sheets.map(headOf));
}

/** How a sheet is read, and what became of its rows. 404 for another's. */
export async function viewSheet(viewer: Viewer, id: string): Promise<StudentSheetView> {
  const sheet = await visibleSheet(viewer, id);
  const { sheets, sheet: at, headerRow, columns, missing, dividers, counsellor_name } = sheet;
  const { words = [], unread = 0, branchId = null, mayMessage = '' } = sheet;
  const [head, { meaning, people, branches }] = await Promise.all([headOf(sheet), wordMeanings(viewer)]);
  return {
    ...head,
    ...{ sheets, sheet: at, headerRow, columns, missing, dividers, counsellor_name, unread, mayMessage },
    branchId: branchId && String(branchId),
    words: words.map(({ of, word, count }) => ({ of, word, count, means: meaning(of, word) })),
    branches: branches.map(({ _id, name }) => ({ _id, name })),
    people: people.map(({ _id, name }) => ({ _id, name })),
  };
}

async function headOf(sheet: StudentSheetRecord): Promise<StudentSheetHead> {
  const of = { sheetId: sheet._id, reading: sheet.reading };
  const count = (filter: object) => StudentSheetRow.countDocuments({ ...of, ...filter });
  const [waiting, students, leads, removed, kept] = await Promise.all([
    Promise.all(SHEET_OUTCOMES.map((outcome) => count({ outcome, isAdded: false }))),
    count({ outcome: 'new', isAdded: true }),
    count({ outcome: 'lead', isAdded: true }),
    count({ isAdded: true, fate: 'removed' }),
    count({ isAdded: true, fate: 'kept' }),
  ]);
  const byOutcome = Object.fromEntries(SHEET_OUTCOMES.map((outcome, at) => [outcome, waiting[at] ?? 0]));
  return {
    _id: String(sheet._id),
    fileName: sheet.fileName,
    byName: sheet.byName,
    createdOn: sheet.createdOn.toISOString(),
    forgetOn: sheet.forgetOn.toISOString(),
    backOn: sheet.backOn?.toISOString() ?? null,
    counts: { waiting: byOutcome as StudentSheetHead['counts']['waiting'], students, leads, removed, kept },
  };
}

/** A page of a sheet's rows in the order of the file, with the number on all pages. 404 for another's. */
export async function listSheetRows(
  viewer: Viewer,
  id: string,
  { show, ...window }: Omit<ListQuery, 'q'> & { show?: ShownRows | undefined },
): Promise<{ rows: SheetRowView[]; total: number }> {
  const { _id: sheetId, reading } = await visibleSheet(viewer, id);
  const filter = { sheetId, reading, ...shownBy(show) };
  const { records, total } = await readPage(
    { model: StudentSheetRow, filter, order: { row: 1 } },
    { ...window, q: '' },
  );
  return { rows: records.map(rowView), total };
}

function shownBy(show: ShownRows | undefined) {
  if (!show) return {};
  if (show === 'added') return { isAdded: true };
  return show === 'removed' || show === 'kept' ? { isAdded: true, fate: show } : { outcome: show, isAdded: false };
}

/** A row as the plan shows it. */
export const rowView = (row: StudentSheetRowRecord): SheetRowView => ({
  row: row.row,
  name: row.name,
  email: row.email,
  mobile: row.mobile,
  counsellor_name: row.counsellor_name,
  otherMobiles: row.otherMobiles,
  otherEmails: row.otherEmails,
  profile: row.profile,
  work: row.work ?? {},
  facts: row.facts ?? [],
  more: row.more,
  outcome: row.outcome,
  message: row.message,
  cells: row.isAdded ? {} : row.cells,
  isAdded: row.isAdded,
  fate: row.fate === 'going' ? '' : row.fate,
  keptFor: row.keptFor,
});
