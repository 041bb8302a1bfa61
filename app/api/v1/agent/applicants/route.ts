import { endpoint } from '@/lib/api/endpoint';
import { applicants } from '@/lib/contract/agency/agent-area';
import { applicantsFor } from '@/lib/services/applications/applicants';

export const GET = endpoint(applicants, (viewer, { query }) => applicantsFor(viewer, query));
