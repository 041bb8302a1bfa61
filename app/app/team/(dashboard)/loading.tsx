import { DashboardSkeleton } from '../../_parts/dashboard-skeleton';

export default function TeamDashboardLoading() {
  return <DashboardSkeleton title="My work" figures={2} />;
}
