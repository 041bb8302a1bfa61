import { endpoint } from '@/lib/api/endpoint';
import { viewClaimSheet } from '@/lib/contract/commission/claim-sheets';
import * as sheets from '@/lib/services/desk/commission/claim-sheets';

export const GET = endpoint(viewClaimSheet, async (viewer, { params }) => ({
  sheet: await sheets.viewClaimSheet(viewer, params.id),
}));
