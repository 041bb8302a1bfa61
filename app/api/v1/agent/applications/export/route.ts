import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportAgentApplications } from '@/lib/contract/people/agent-area';
import { agentOrder } from '@/lib/services/applications/for-staff';
import { applicationTable } from '@/lib/services/desk/exports/table-exports';

export const GET = endpoint(exportAgentApplications, async (viewer, { query, ...call }) =>
  tableResponse(await applicationTable(viewer, query, agentOrder(query)), query.format, call),
);
