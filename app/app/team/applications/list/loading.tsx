import { TableSkeleton } from '@/components/staff/table-skeleton';
import { PageHeader } from '@/components/ui/layout/page-header';

export default function Loading() {
  return (
    <>
      <PageHeader title="Applications" />
      <TableSkeleton label="Loading applications" />
    </>
  );
}
