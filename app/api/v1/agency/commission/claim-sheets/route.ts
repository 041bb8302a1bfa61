import { endpoint } from '@/lib/api/endpoint';
import { listClaimSheets, makeClaimSheets } from '@/lib/contract/commission/claim-sheets';
import * as sheets from '@/lib/services/desk/commission/claim-sheets';

export const GET = endpoint(listClaimSheets, async (viewer) => ({ sheets: await sheets.listClaimSheets(viewer) }));

export const POST = endpoint(makeClaimSheets, async (viewer, { body }) => {
  const made = await sheets.makeClaimSheets(viewer, body.entryIds, body.on);
  const numbers = made.map(({ number }) => number).join(', ');
  return { message: `Claim ${numbers} created.`, sheets: made };
});
