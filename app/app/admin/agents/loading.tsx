import { TableSkeleton } from '@/components/staff/table-skeleton';
import { PageHeader } from '@/components/ui/layout/page-header';

export default function Loading() {
  return (
    <>
      <PageHeader title="All Agents" />
      <TableSkeleton label="Loading agents" />
    </>
  );
}
