import { DashboardSkeleton } from '../../_parts/dashboard-skeleton';

export default function AgentDashboardLoading() {
  return <DashboardSkeleton title="Welcome Agent" figures={2} />;
}
