export { DashboardSkeleton as default } from '../../_parts/dashboard-skeleton';
