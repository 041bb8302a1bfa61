import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportAgentApplications } from '@/lib/contract/agent-area';
import { NEWEST_FIRST } from '@/lib/services/staff-applications';
import { applicationTable } from '@/lib/services/table-exports';

export const GET = endpoint(exportAgentApplications, async (viewer, { query, ...call }) =>
  tableResponse(await applicationTable(viewer, query, NEWEST_FIRST), query.format, call),
);
