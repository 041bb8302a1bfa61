import { TableLoading } from '@/components/tables/table-loading';

export default function AgentsLoading() {
  return <TableLoading title="All Agents" label="Loading agents" />;
}
