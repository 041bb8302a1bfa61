import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportEnquiries } from '@/lib/contract/enquiries';
import { enquiryTable } from '@/lib/services/table-exports';

export const GET = endpoint(exportEnquiries, async (_viewer, { query, ...call }) =>
  tableResponse(enquiryTable(query), query.format, call),
);
