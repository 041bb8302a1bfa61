import { endpoint } from '@/lib/api/endpoint';
import { readClaimList } from '@/lib/contract/commission/claim-sheets';
import { invalid } from '@/lib/domain/errors';
import { readList } from '@/lib/services/desk/commission/claim-answers';

export const POST = endpoint(readClaimList, async (viewer, { params, body, files }) => {
  const [file] = files;
  if (!file) throw invalid({ list_file: 'Please select a file.' });
  return { message: 'List uploaded.', sheet: await readList(viewer, params.id, file, body.on) };
});
