import { endpoint } from '@/lib/api/endpoint';
import { agentApplications } from '@/lib/contract/agent-area';
import { listAgentApplications } from '@/lib/services/staff-applications';

export const GET = endpoint(agentApplications, (viewer, { query }) => listAgentApplications(viewer, query));
