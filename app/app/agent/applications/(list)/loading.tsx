import { TableSkeleton } from '@/components/staff/table-skeleton';
import { ApplicationsHeader } from './_parts/applications-header';

export default function AgentApplicationsLoading() {
  return (
    <>
      <ApplicationsHeader />
      <TableSkeleton label="Loading applications" />
    </>
  );
}
