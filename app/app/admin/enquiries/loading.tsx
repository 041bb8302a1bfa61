import { TableLoading } from '@/components/tables/table-loading';

export default function EnquiriesLoading() {
  return <TableLoading title="All Enquiries" label="Loading enquiries" />;
}
