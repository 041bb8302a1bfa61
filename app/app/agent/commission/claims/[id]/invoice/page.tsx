import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/ui/layout/page-header';
import { NO_TAX_ADVICE } from '@/lib/domain/commission/invoices';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { viewClaimInvoices } from '@/lib/services/desk/commission/invoices';
import { idIn, orNotFound } from '../../../../../_parts/or-not-found';
import { needsCommission } from '../../../_parts/needs-commission';
import { InvoiceForm } from './_parts/invoice-form';

export const metadata = { title: 'Prepare invoice' };

/** What the next invoice of a claim says, and what is chosen on it before it is issued. */
export default async function InvoicePage({ params }: { params: Promise<{ id: string }> }) {
  const viewer = await requireViewer('agent');
  needsCommission(viewer, true);
  const id = idIn((await params).id);
  const { draft } = await orNotFound(viewClaimInvoices(viewer, id));
  if (!draft) notFound();
  return (
    <>
      <PageHeader
        title="Prepare invoice"
        description={NO_TAX_ADVICE}
        back={{ href: `/app/agent/commission/claims/${id}`, label: `Claim ${draft.claim}` }}
      />
      <InvoiceForm claimId={id} draft={draft} />
    </>
  );
}
