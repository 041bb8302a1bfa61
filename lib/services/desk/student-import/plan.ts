import type { planStudentImport } from '@/lib/contract/imports/student-import';
import type { Result } from '@/lib/contract/operation';
import { forbidden } from '@/lib/domain/errors';
import { STUDENT_FIELD_LABELS, type StudentField } from '@/lib/domain/student-fields';
import type { ReadingChoice, StudentSheet } from '@/lib/engines/import/students/read-students';
import { agencyRule, type Viewer } from '@/lib/platform/auth/viewer';
import type { ExportTable } from '@/lib/platform/export/table';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { withCopy } from '@/lib/platform/files/stored-copy';
import { readOffThread } from '@/lib/platform/reading/off-thread';
import { refusedFile } from '@/lib/platform/reading/refused-file';
import { judgeRows } from './judge';

/**
 * What adding the students of a spreadsheet would do, row by row; nothing is stored.
 * @param counsellor for rows without a counsellor's name
 * Throws 403 for a role that adds none, 413, 415 or 422 when the file as a whole can't be used.
 */
export async function planStudents(
  viewer: Viewer,
  file: Pick<UploadedFile, 'fileId' | 'originalName'>,
  choice: ReadingChoice & { counsellor_name: string },
): Promise<Result<typeof planStudentImport>> {
  refuseWhoAddsNone(viewer);
  const { drafts, ...sheet } = await openedSheet(file, choice);
  const rows = await judgeRows(viewer, drafts, { ...sheet, counsellor_name: choice.counsellor_name }, new Map());
  return { ...sheet, rows };
}

/** 403 for a role that enters no students. */
export function refuseWhoAddsNone(viewer: Viewer): void {
  if (!agencyRule(viewer).addsStudents) throw forbidden();
}

/** The table to start from: the heads and one example. */
export function importTemplate(): ExportTable {
  const fields: StudentField[] = ['name', 'email', 'mobile', 'counsellor_name'];
  const example = ['Asha Rao', 'asha.rao@example.com', '+919876543210', 'Meera Nair'];
  async function* batches() {
    yield [example];
  }
  return { name: 'students-template', heads: fields.map((field) => STUDENT_FIELD_LABELS[field]), batches: batches() };
}

/** A stored file as a sheet of students. Throws 413, 415 or 422 when it can't be used, 429 and 503 while too many are read. */
export async function openedSheet(
  file: Pick<UploadedFile, 'fileId' | 'originalName'>,
  choice: ReadingChoice,
): Promise<StudentSheet> {
  try {
    return await withCopy(file.fileId, (path) => readOffThread('readStudents', [path, file.originalName, choice]));
  } catch (error) {
    throw refusedFile(error, 'students_file');
  }
}
