import { endpoint } from '@/lib/api/endpoint';
import { readAgencyAccess } from '@/lib/contract/agency/agency-log';
import { agencyAccess } from '@/lib/services/people/agency/access-log';

export const GET = endpoint(readAgencyAccess, (viewer, { query }) => agencyAccess(viewer, query));
