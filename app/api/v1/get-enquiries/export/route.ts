import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportEnquiries } from '@/lib/contract/people/enquiries';
import { enquiryTable } from '@/lib/services/desk/exports/table-exports';
import { loggedExport } from '@/lib/services/records/lists/actions';

export const GET = endpoint(exportEnquiries, async (viewer, { query, ...call }) =>
  tableResponse(await loggedExport(viewer, enquiryTable(query)), query.format, call),
);
