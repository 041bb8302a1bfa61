import { endpoint } from '@/lib/api/endpoint';
import { issueCreditNote } from '@/lib/contract/commission/invoices';
import { issueCreditNoteFor } from '@/lib/services/desk/commission/invoices';

export const POST = endpoint(issueCreditNote, async (viewer, { params, body }) => {
  const invoice = await issueCreditNoteFor(viewer, params.id, body);
  return { message: `Credit note ${invoice.label} issued.`, invoice };
});
