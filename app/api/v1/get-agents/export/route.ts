import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportAgents } from '@/lib/contract/students';
import { agentTable } from '@/lib/services/table-exports';

export const GET = endpoint(exportAgents, async (_viewer, { query, ...call }) =>
  tableResponse(agentTable(query), query.format, call),
);
