import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportAgents } from '@/lib/contract/people/students';
import { agentTable } from '@/lib/services/desk/exports/table-exports';
import { loggedExport } from '@/lib/services/records/lists/actions';

export const GET = endpoint(exportAgents, async (viewer, { query, ...call }) =>
  tableResponse(await loggedExport(viewer, agentTable(query)), query.format, call),
);
