import { endpoint } from '@/lib/api/endpoint';
import { planStudentImport } from '@/lib/contract/imports/student-import';
import { invalid } from '@/lib/domain/errors';
import { planStudents } from '@/lib/services/desk/student-import/plan';

export const POST = endpoint(planStudentImport, async (viewer, { body, files }) => {
  const [file] = files;
  if (!file) throw invalid({ students_file: 'Please select a file before submitting.' });
  return planStudents(viewer, file, body);
});
