import { endpoint } from '@/lib/api/endpoint';
import { readStudentSheetAgain } from '@/lib/contract/imports/student-sheets';
import { readSheetAgain } from '@/lib/services/desk/student-import/sheets';

export const POST = endpoint(readStudentSheetAgain, async (viewer, { params, body }) => {
  await readSheetAgain(viewer, params.id, body);
  return { message: 'Columns updated.' };
});
