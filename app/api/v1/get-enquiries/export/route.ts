import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportEnquiries } from '@/lib/contract/enquiries';
import { loggedExport } from '@/lib/services/staff-actions';
import { enquiryTable } from '@/lib/services/table-exports';

export const GET = endpoint(exportEnquiries, async (viewer, { query, ...call }) =>
  tableResponse(await loggedExport(viewer, enquiryTable(query)), query.format, call),
);
