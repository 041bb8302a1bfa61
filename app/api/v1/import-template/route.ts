import { endpoint } from '@/lib/api/endpoint';
import { importTemplate } from '@/lib/contract/catalogue/catalogue';
import { templateCsv, templateWorkbook } from '@/lib/engines/import/template';

const CONTENT_TYPE = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

export const GET = endpoint(importTemplate, async (_viewer, { query: { format }, headers }) => {
  const body = format === 'xlsx' ? new Uint8Array(await templateWorkbook()) : templateCsv();
  headers.set('content-type', CONTENT_TYPE[format]);
  headers.set('content-disposition', `attachment; filename="courses-template.${format}"`);
  return new Response(body, { headers });
});
