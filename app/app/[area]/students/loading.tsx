import { TableLoading } from '@/components/tables/table-loading';

export default function StudentsLoading() {
  return <TableLoading title="All Students" label="Loading students" />;
}
