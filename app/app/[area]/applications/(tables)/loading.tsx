import { TableLoading } from '@/components/tables/table-loading';

export default function ApplicationsLoading() {
  return <TableLoading title="Applications" label="Loading applications" />;
}
