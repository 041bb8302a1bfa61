import { TableSkeleton } from '@/components/staff/table-skeleton';
import { PageHeader } from '@/components/ui/layout/page-header';

export default function Loading() {
  return (
    <>
      <PageHeader title="Staff" description="Team members and admins." />
      <TableSkeleton label="Loading staff" />
    </>
  );
}
