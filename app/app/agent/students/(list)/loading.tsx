import { TableLoading } from '@/components/tables/table-loading';

export default function AgentStudentsLoading() {
  return <TableLoading title="All Students" label="Loading students" />;
}
