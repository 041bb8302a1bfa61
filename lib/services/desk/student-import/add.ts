import { Types } from 'mongoose';
import type { addImportedStudents, ImportedStudent } from '@/lib/contract/imports/student-import';
import type { Result } from '@/lib/contract/operation';
import { PERSON_IS_ASKED } from '@/lib/domain/agency/claims';
import { AppError, type FieldErrors } from '@/lib/domain/errors';
import { type SheetOutcome, STUDENT_FIELD_LABELS, type StudentField } from '@/lib/domain/student-fields';
import { counted } from '@/lib/domain/texts/counted';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { askForStudent } from '@/lib/services/people/agency/claims';
import { createStudents, isAccount } from '@/lib/services/people/new-students';
import { fillFromSheets } from '@/lib/services/people/profile/from-sheet';
import { keepFromSheets, leadsFromSheet } from '@/lib/services/people/prospects/sheet';
import { type PlacedOf, type SaidOfSheet, workOfRows } from '@/lib/services/people/prospects/sheet-words';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { announceChange, changeOfAgent } from '@/lib/services/records/notices/changes';
import type { StudentSheetRecord } from '@/models/student-sheet';
import { accountsOf, knownWords, outcomeOf } from './judge';
import { refuseWhoAddsNone } from './plan';

const KNOWN_LEAD = 'You already have a lead with this name and number.';

/** A row with the id that its student or lead gets. */
type Row = Omit<ImportedStudent, 'row'> & { _id: Types.ObjectId };

/** The sheet of the rows, the branch of those without one, and why their people may be messaged. */
type Sheet = SaidOfSheet & Pick<StudentSheetRecord, '_id'>;

/** What became of a row. */
interface Added {
  outcome: SheetOutcome;
  message: string;
  /** What was made of it; null for nothing. */
  studentId: Types.ObjectId | null;
  leadId: Types.ObjectId | null;
}

/**
 * Adds students, each with a result of their own: one that can't be added stops no other, and those
 * who are there already are left alone, so that sending the same ones twice changes nothing.
 */
export async function addStudents(
  viewer: Viewer,
  students: readonly ImportedStudent[],
): Promise<Result<typeof addImportedStudents>> {
  refuseWhoAddsNone(viewer);
  const rows = students.map(({ row: _row, ...fields }) => ({ ...fields, _id: new Types.ObjectId() }));
  const added = await addRows(viewer, rows);
  const results = added.map(({ outcome, message, studentId }, place) => ({
    ...{ row: students[place]?.row ?? 0, outcome, message },
    userId: studentId && String(studentId),
  }));
  await noteAdded(viewer, results.filter(({ userId }) => userId).length);
  return { results };
}

/** Notes in the viewer's own list what they added. */
export async function noteAdded(viewer: Viewer, count: number): Promise<void> {
  if (count) await recordActivity(viewer.userId, `You added ${counted(count, 'student')} from a file.`);
}

/**
 * Makes students and leads of rows, under the ids of the rows; who is there already is left alone. Everything is looked
 * up and stored for all
 * rows together. Run again with the same ids it goes on where it was cut off. Says in the order of the rows what became of each.
 */
export async function addRows(viewer: Viewer, rows: readonly Row[], sheet?: Sheet): Promise<Added[]> {
  const leads = rows.filter(({ email, mobile }) => !(email && mobile));
  const students = rows.filter(({ email, mobile }) => email && mobile);
  const placedOf = await workOfRows(viewer, sheet);
  const isThere = await leadsFromSheet(viewer, leads, placedOf, sheet?._id);
  const results = new Map<Row, Added>();
  for (const [place, row] of leads.entries())
    results.set(row, isThere[place] ? { ...made('lead'), leadId: row._id } : nothing('yours', KNOWN_LEAD));
  for (const [place, result] of (await studentsOf(viewer, students, placedOf)).entries())
    results.set(students[place] as Row, result);
  const added = rows.map((row) => results.get(row) as Added);
  if (added.some(({ studentId, leadId }) => studentId ?? leadId))
    await announceChange(changeOfAgent(placeOf(viewer).id));
  return added;
}

async function studentsOf(viewer: Viewer, rows: readonly Row[], placedOf: PlacedOf): Promise<Added[]> {
  const accounts = await createStudents(
    viewer,
    rows.map((row) => ({ ...row, care: placedOf(row).care })),
  );
  const own = rows.flatMap((row, place) => {
    const student = accounts[place] ?? null;
    // One whom a former run made may have left, or been erased since.
    const isOwn = isAccount(student) && String(student.addedBy) === placeOf(viewer).id && !student.erasedOn;
    return isOwn ? [{ student, row, profile: row.profile }] : [];
  });
  await fillFromSheets(own);
  await keepFromSheets(viewer, own, placedOf);
  const taken = rows.filter((_row, place) => accounts[place] === null).map(({ email }) => email);
  const whose = await accountsOf(viewer, taken);
  const results: Added[] = [];
  for (const [place, row] of rows.entries()) {
    const account = accounts[place] ?? null;
    const known = whose.get(row.email);
    if (isAccount(account)) results.push({ ...made('new'), studentId: account._id });
    else if (account) results.push(nothing('refused', refusalWords(account)));
    else if (known?.whose === 'yours') results.push(nothing('yours', knownWords(known, row)));
    else results.push(await asked(viewer, { ...row, counsellor_name: placedOf(row).care.counsellor_name }));
  }
  return results;
}

const nothing = (outcome: SheetOutcome, message: string): Added => ({
  ...outcomeOf(outcome, message),
  ...{ studentId: null, leadId: null },
});
const made = (outcome: SheetOutcome): Added => nothing(outcome, '');

function refusalWords(fields: FieldErrors): string {
  const [refused] = Object.entries(fields);
  return refused ? `${STUDENT_FIELD_LABELS[refused[0] as StudentField]}: ${refused[1]}` : '';
}

/** Asks a person who is here already, as adding them by hand does; the result names no account. */
async function asked(viewer: Viewer, row: Row): Promise<Added> {
  try {
    await askForStudent(viewer, row);
    return nothing('taken', PERSON_IS_ASKED);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    return nothing('taken', error.message);
  }
}
