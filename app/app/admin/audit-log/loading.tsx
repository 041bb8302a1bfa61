import { TableLoading } from '@/components/tables/table-loading';

export default function AuditLogLoading() {
  return (
    <TableLoading
      title="Audit Log"
      description="What staff did, newest first. Nobody can change or delete a line."
      label="Loading the log"
    />
  );
}
