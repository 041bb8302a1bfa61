import { endpoint } from '@/lib/api/endpoint';
import { applicants } from '@/lib/contract/agent-area';
import { applicantsFor } from '@/lib/services/applicants';

export const GET = endpoint(applicants, (viewer, { query }) => applicantsFor(viewer, query));
