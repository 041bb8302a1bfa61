import { TableLoading } from '@/components/tables/table-loading';

export default function StaffLoading() {
  return <TableLoading title="Staff" description="Team members and admins." label="Loading staff" />;
}
