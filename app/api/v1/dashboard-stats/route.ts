import { endpoint } from '@/lib/api/endpoint';
import { dashboardStats } from '@/lib/contract/dashboard';
import { statsFor } from '@/lib/services/dashboard-stats';

export const GET = endpoint(dashboardStats, (viewer, { query }) => statsFor(viewer, query.addedBy));
