import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportPostings } from '@/lib/contract/commission/month';
import { postingTable } from '@/lib/services/desk/commission/month-end';
import { loggedExport } from '@/lib/services/records/lists/actions';

export const GET = endpoint(exportPostings, async (viewer, { query, ...call }) =>
  tableResponse(await loggedExport(viewer, postingTable(viewer, query.month)), query.format, call),
);
