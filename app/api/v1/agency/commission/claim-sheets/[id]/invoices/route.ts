import { endpoint } from '@/lib/api/endpoint';
import { viewClaimInvoices as contract, issueInvoice } from '@/lib/contract/commission/invoices';
import { issueInvoiceOf, viewClaimInvoices } from '@/lib/services/desk/commission/invoices';

export const GET = endpoint(contract, (viewer, { params }) => viewClaimInvoices(viewer, params.id));

export const POST = endpoint(issueInvoice, async (viewer, { params, body }) => {
  const invoice = await issueInvoiceOf(viewer, params.id, body);
  return { message: `Invoice ${invoice.label} issued.`, invoice };
});
