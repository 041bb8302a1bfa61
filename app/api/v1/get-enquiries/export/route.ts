import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportEnquiries } from '@/lib/contract/people/enquiries';
import { enquiryTable } from '@/lib/services/people/table-exports';
import { loggedExport } from '@/lib/services/staff/actions';

export const GET = endpoint(exportEnquiries, async (viewer, { query, ...call }) =>
  tableResponse(await loggedExport(viewer, enquiryTable(query)), query.format, call),
);
