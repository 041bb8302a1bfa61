import { DashboardSkeleton } from '../../_parts/dashboard-skeleton';

export default function AdminDashboardLoading() {
  return <DashboardSkeleton title="Welcome Admin" figures={4} />;
}
