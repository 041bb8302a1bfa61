import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportClaimSheet } from '@/lib/contract/commission/claim-sheets';
import { claimSheetTable } from '@/lib/services/desk/commission/claim-sheets';
import { loggedExport } from '@/lib/services/records/lists/actions';

export const GET = endpoint(exportClaimSheet, async (viewer, { params, query, ...call }) =>
  tableResponse(await loggedExport(viewer, await claimSheetTable(viewer, params.id)), query.format, call),
);
