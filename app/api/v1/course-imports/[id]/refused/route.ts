import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { refusedRows } from '@/lib/contract/imports/course-imports';
import { refusedTable } from '@/lib/services/catalogue/course-import/refused-report';

export const GET = endpoint(refusedRows, async (_viewer, { params, ...call }) =>
  tableResponse(await refusedTable(params.id), 'xlsx', call),
);
