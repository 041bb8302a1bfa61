import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportAgentApplications } from '@/lib/contract/agency/agent-area';
import { agentOrder } from '@/lib/services/applications/for-staff';
import { applicationTable } from '@/lib/services/desk/exports/table-exports';
import { loggedExport } from '@/lib/services/records/lists/actions';

export const GET = endpoint(exportAgentApplications, async (viewer, { query, ...call }) =>
  tableResponse(
    await loggedExport(viewer, await applicationTable(viewer, query, agentOrder(query))),
    query.format,
    call,
  ),
);
