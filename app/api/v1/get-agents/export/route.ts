import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportAgents } from '@/lib/contract/students';
import { loggedExport } from '@/lib/services/staff-actions';
import { agentTable } from '@/lib/services/table-exports';

export const GET = endpoint(exportAgents, async (viewer, { query, ...call }) =>
  tableResponse(await loggedExport(viewer, agentTable(query)), query.format, call),
);
