import { endpoint } from '@/lib/api/endpoint';
import { sayWords as contract } from '@/lib/contract/imports/student-sheets';
import { sayWords } from '@/lib/services/desk/student-import/sheets';

export const POST = endpoint(contract, async (viewer, { params, body }) => {
  await sayWords(viewer, params.id, body);
  return { message: 'Saved. Later imports will read these words in the same way.' };
});
