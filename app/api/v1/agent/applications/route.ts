import { endpoint } from '@/lib/api/endpoint';
import { agentApplications } from '@/lib/contract/agency/agent-area';
import { listAgentApplications } from '@/lib/services/applications/for-staff';

export const GET = endpoint(agentApplications, (viewer, { query }) => listAgentApplications(viewer, query));
