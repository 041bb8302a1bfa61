import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportEntries } from '@/lib/contract/commission/entries';
import { entryTable } from '@/lib/services/desk/commission/entries';
import { loggedExport } from '@/lib/services/records/lists/actions';

export const GET = endpoint(exportEntries, async (viewer, { query, ...call }) =>
  tableResponse(await loggedExport(viewer, entryTable(viewer, query, new Date())), query.format, call),
);
