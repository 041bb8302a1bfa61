import { TableLoading } from '@/components/tables/table-loading';

export default function Loading() {
  return <TableLoading title="All Students" label="Loading students" />;
}
