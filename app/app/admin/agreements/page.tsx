import { AgreementForm } from '@/components/agency/commission/agreement-form';
import { AgreementList } from '@/components/agency/commission/agreement-list';
import { AddressSelect } from '@/components/tables/address-select';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { listAgreements } from '@/lib/services/desk/commission/agreements';
import { agenciesToPay } from '@/lib/services/desk/commission/platform';
import { readerDay } from '@/lib/services/people/reader-day';

export const metadata = { title: 'Agreements' };

/** What this platform pays agencies by the agreements that it holds itself: entered, and followed by new versions. */
export default async function PlatformAgreementsPage({ searchParams }: { searchParams: Promise<{ agency?: string }> }) {
  const viewer = await requireViewer('admin');
  const [{ agency }, agencies, { today }] = await Promise.all([
    searchParams,
    agenciesToPay(viewer),
    readerDay(viewer, new Date()),
  ]);
  const chosen = agencies.find(({ value }) => value === agency);
  const agreements = await listAgreements(viewer, chosen?.value);
  return (
    <>
      <PageHeader
        title="Agreements"
        description="This platform’s agreements with universities, and what it pays each agency. Shares are agreed before an application is sent. Agencies see only their own share."
        back={{ href: '/app/admin/agents', label: 'All Agents' }}
        actions={<AgreementForm follows={null} agencies={agencies} isPlatforms today={today} />}
      />
      <div className="mb-6 flex">
        <AddressSelect name="agency" label="Agency" options={[{ value: '', label: 'All agencies' }, ...agencies]} />
      </div>
      <AgreementList agreements={agreements} today={today} showsAgency />
    </>
  );
}
