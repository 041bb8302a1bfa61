import { endpoint } from '@/lib/api/endpoint';
import { keepStudentSheet, studentSheets } from '@/lib/contract/imports/student-sheets';
import { invalid } from '@/lib/domain/errors';
import { listSheets } from '@/lib/services/desk/student-import/sheet-views';
import { keepSheet } from '@/lib/services/desk/student-import/sheets';

export const GET = endpoint(studentSheets, async (viewer) => ({ sheets: await listSheets(viewer) }));

export const POST = endpoint(keepStudentSheet, async (viewer, { body, files }) => {
  const [file] = files;
  if (!file) throw invalid({ students_file: 'Please select a file before submitting.' });
  return { _id: await keepSheet(viewer, file, body) };
});
