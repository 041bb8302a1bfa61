import { endpoint } from '@/lib/api/endpoint';
import { dashboardStats } from '@/lib/contract/applications/dashboard';
import { statsFor } from '@/lib/services/desk/dashboards/stats';

export const GET = endpoint(dashboardStats, (viewer, { query }) => statsFor(viewer, query.addedBy));
