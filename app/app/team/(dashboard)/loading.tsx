import { DashboardSkeleton } from '../../_parts/dashboard-skeleton';

export default function TeamDashboardLoading() {
  return <DashboardSkeleton title="Welcome Team" figures={2} />;
}
