import { endpoint } from '@/lib/api/endpoint';
import { printInvoice } from '@/lib/contract/commission/invoices';
import { printInvoiceOf } from '@/lib/services/desk/commission/invoices';

export const GET = endpoint(printInvoice, async (viewer, { params, headers }) => {
  const { name, bytes } = await printInvoiceOf(viewer, params.id);
  headers.set('content-type', 'application/pdf');
  headers.set('content-disposition', `attachment; filename="${name}"`);
  return new Response(bytes as BodyInit, { headers });
});
