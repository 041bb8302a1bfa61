import { endpoint } from '@/lib/api/endpoint';
import { writtenSetFile } from '@/lib/contract/practice/written';
import { fileWrittenBefore } from '@/lib/services/catalogue/practice/written-before';

export const GET = endpoint(writtenSetFile, async (_viewer, { params, headers }) => {
  const { name, text } = await fileWrittenBefore(params.id);
  headers.set('content-type', `${name.endsWith('.json') ? 'application/json' : 'text/plain'}; charset=utf-8`);
  headers.set('content-disposition', `attachment; filename="${name}"`);
  return new Response(text, { headers });
});
