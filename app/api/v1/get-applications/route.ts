import { endpoint } from '@/lib/api/endpoint';
import { applications } from '@/lib/contract/applications/applications';
import { applicationsOf } from '@/lib/services/applications/apply';

export const GET = endpoint(applications, (viewer, { query }) => applicationsOf(viewer, query));
