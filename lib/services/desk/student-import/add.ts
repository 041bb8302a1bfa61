import type { addImportedStudents, ImportedStudent } from '@/lib/contract/imports/student-import';
import type { Result } from '@/lib/contract/operation';
import { PERSON_IS_ASKED } from '@/lib/domain/agency/claims';
import { AppError } from '@/lib/domain/errors';
import { STUDENT_FIELD_LABELS, type StudentField } from '@/lib/domain/student-fields';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { askForStudent } from '@/lib/services/people/agency/claims';
import { createStudent } from '@/lib/services/people/people';
import { fillFromSheet } from '@/lib/services/people/profile/from-sheet';
import { keepFromSheet, leadFromSheet } from '@/lib/services/people/prospects/sheet';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { accountsOf, MESSAGES, outcomeOf } from './judge';
import { refuseWhoAddsNone } from './plan';

const KNOWN_LEAD = 'One of your leads has this name and number already.';

/**
 * Adds students one after the other, each with a result of their own: one that can't be added stops no other, and those
 * who are there already are left alone, so that sending the same ones twice changes nothing.
 */
export async function addStudents(
  viewer: Viewer,
  students: readonly ImportedStudent[],
): Promise<Result<typeof addImportedStudents>> {
  refuseWhoAddsNone(viewer);
  const results = [];
  for (const { row, ...fields } of students) {
    const { leadId: _leadId, ...result } = await addRow(viewer, fields);
    results.push({ row, ...result });
  }
  await noteAdded(viewer, results.filter(({ outcome, userId }) => outcome === 'new' && userId).length);
  return { results };
}

/** Notes in the viewer's own list what they added. */
export async function noteAdded(viewer: Viewer, count: number): Promise<void> {
  if (count)
    await recordActivity(viewer.userId, `You added ${count === 1 ? '1 student' : `${count} students`} from a file.`);
}

/** Makes a student or a lead of a row; who is there already is left alone. Says what became of it, and the id of what was made. */
export async function addRow(viewer: Viewer, fields: Omit<ImportedStudent, 'row'>, sheetId?: string) {
  if (!fields.email) {
    const leadId = await leadFromSheet(viewer, fields, sheetId);
    return { ...(leadId ? outcomeOf('lead', '') : outcomeOf('yours', KNOWN_LEAD)), userId: null, leadId };
  }
  const none = { userId: null, leadId: null };
  try {
    const userId = await createStudent(viewer, fields, '');
    await fillFromSheet(userId, fields.profile);
    await keepFromSheet(viewer, userId, fields);
    return { ...outcomeOf('new', ''), userId, leadId: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [refused] = Object.entries(error.code === 'invalid' ? (error.fields ?? {}) : {});
    if (refused) {
      const label = STUDENT_FIELD_LABELS[refused[0] as StudentField];
      return { ...outcomeOf('refused', `${label}: ${refused[1]}`), ...none };
    }
    if (error.code !== 'conflict') throw error;
    const found = (await accountsOf(viewer, [fields.email])).get(fields.email) ?? 'taken';
    if (found === 'taken') return { ...(await asked(viewer, fields)), ...none };
    return { ...outcomeOf(found, MESSAGES[found]), ...none };
  }
}

/** Asks a person who is here already, as adding them by hand does; the result names no account. */
async function asked(viewer: Viewer, fields: Omit<ImportedStudent, 'row'>) {
  try {
    await askForStudent(viewer, fields);
    return outcomeOf('taken', PERSON_IS_ASKED);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    return outcomeOf('taken', error.message);
  }
}
