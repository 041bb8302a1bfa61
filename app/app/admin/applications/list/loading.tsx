import { TableLoading } from '@/components/tables/table-loading';

export default function Loading() {
  return <TableLoading title="Applications" label="Loading applications" />;
}
