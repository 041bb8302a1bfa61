import { TableSkeleton } from '@/components/staff/table-skeleton';
import { PageHeader } from '@/components/ui/layout/page-header';

export default function Loading() {
  return (
    <>
      <PageHeader title="Audit Log" description="What staff did, newest first. Nobody can change or delete a line." />
      <TableSkeleton label="Loading the log" />
    </>
  );
}
