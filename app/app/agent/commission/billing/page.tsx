import { taxWords } from '@/components/agency/commission/typed-lines';
import { DescriptionList } from '@/components/ui/layout/description-list';
import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import type { AgencyBilling } from '@/lib/contract/commission/billing';
import { NO_TAX_ADVICE } from '@/lib/domain/commission/invoices';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { viewBillingOf } from '@/lib/services/desk/commission/billing';
import { needsCommission } from '../_parts/needs-commission';
import { RowName } from '../_parts/row-name';
import { AgencyBillingForm } from './_parts/agency-billing-form';
import { BilledPartyForm } from './_parts/billed-party-form';

export const metadata = { title: 'Billing details' };

/** Who stands on receipts and invoices: the agency, and whom it bills by each agreement. */
export default async function BillingPage() {
  const viewer = await requireViewer('agent');
  needsCommission(viewer);
  const { agency, parties, maySetAgency, keeps } = await viewBillingOf(viewer);
  return (
    <>
      <PageHeader
        title="Billing details"
        description={NO_TAX_ADVICE}
        back={{ href: '/app/agent/commission', label: 'Commission' }}
      />
      <Section title={agency.name || 'Your agency'} description="These details appear on your receipts and invoices.">
        {maySetAgency ? <AgencyBillingForm agency={agency} /> : <AgencyFacts agency={agency} />}
      </Section>
      <Section title="Who you bill" description="Billing details for each agreement.">
        {parties.length === 0 ? (
          <p className="text-sm text-muted">No agreements yet.</p>
        ) : (
          <RowSheet>
            {parties.map((party) => (
              <SheetRow key={party.agreementId} endUnder end={keeps && <BilledPartyForm party={party} />}>
                <RowName
                  name={party.name || party.university}
                  more={
                    [party.address.replaceAll('\n', ', '), party.contact, party.terms, ...party.taxes.map(taxWords)]
                      .filter(Boolean)
                      .join(' · ') || 'No billing details yet'
                  }
                />
              </SheetRow>
            ))}
          </RowSheet>
        )}
      </Section>
    </>
  );
}

function AgencyFacts({ agency }: { agency: AgencyBilling }) {
  const { legalName, address, taxLines, banks } = agency;
  const none = 'Not entered';
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: 'Legal name', value: legalName || none },
        { term: 'Address', value: address || none },
        ...taxLines.map(({ label, value }) => ({ term: label, value })),
        ...banks.map(({ currency, details }) => ({ term: `Bank account, ${currency}`, value: details })),
      ]}
    />
  );
}
