import { AddressSelect } from '@/components/tables/address-select';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { payableEntries } from '@/lib/services/desk/commission/payments';
import { readerDay } from '@/lib/services/people/reader-day';
import { needsCommission } from '../_parts/needs-commission';
import { SlipForm } from './_parts/slip-form';

export const metadata = { title: 'Record remittance' };

/** One bank slip that pays for several students of one agreement. */
export default async function BankSlipPage({ searchParams }: { searchParams: Promise<{ agreement?: string }> }) {
  const viewer = await requireViewer('agent');
  needsCommission(viewer, true);
  const [{ agreement }, { today }] = await Promise.all([searchParams, readerDay(viewer, new Date())]);
  const all = await payableEntries(viewer, today);
  const chosen = all.find(({ agreementId }) => agreementId === agreement) ?? all[0];
  return (
    <>
      <PageHeader
        title="Record remittance"
        description="One payment from a university, divided among the students it covers. Enter both amounts as the bank shows them; we don’t assume an exchange rate."
        back={{ href: '/app/agent/commission', label: 'Commission' }}
      />
      {all.length > 1 && (
        <div className="mb-6 flex">
          <AddressSelect
            name="agreement"
            label="University"
            first={chosen?.agreementId ?? ''}
            options={all.map(({ agreementId, university, currency }) => ({
              value: agreementId,
              label: `${university}, ${currency}`,
            }))}
          />
        </div>
      )}
      {chosen ? (
        <SlipForm key={chosen.agreementId} payable={chosen} today={today} />
      ) : (
        <EmptyState
          title="No payments due"
          text="Amounts that a university agreed to pay appear here until they are fully received."
        />
      )}
    </>
  );
}
