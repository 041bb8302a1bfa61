import { endpoint } from '@/lib/api/endpoint';
import { deadlines } from '@/lib/contract/applications/deadlines';
import { listDueDays } from '@/lib/services/applications/deadlines/next';

export const GET = endpoint(deadlines, (viewer, { query }) => listDueDays(viewer, query.limit, new Date()));
