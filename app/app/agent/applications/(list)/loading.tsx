import { TableLoading } from '@/components/tables/table-loading';

export default function AgentApplicationsLoading() {
  return (
    <TableLoading
      title="Applications"
      description="Of all your students, the newest first."
      label="Loading applications"
    />
  );
}
