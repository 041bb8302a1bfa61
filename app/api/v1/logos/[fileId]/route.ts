import { endpoint } from '@/lib/api/endpoint';
import { keepForEver, pictureResponse } from '@/lib/api/file-response';
import { logo } from '@/lib/contract/catalogue/catalogue-management';
import { logoFile } from '@/lib/services/catalogue/logos';

export const GET = endpoint(logo, async (_viewer, { params, query, headers }) => {
  const file = await logoFile(params.fileId);
  keepForEver(headers);
  return pictureResponse(logo, file, query.w, headers);
});
