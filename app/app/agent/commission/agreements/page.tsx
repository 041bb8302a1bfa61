import { AgreementForm } from '@/components/agency/commission/agreement-form';
import { AgreementList } from '@/components/agency/commission/agreement-list';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { listAgreements } from '@/lib/services/desk/commission/agreements';
import { listPartners } from '@/lib/services/desk/commission/parties';
import { readerDay } from '@/lib/services/people/reader-day';
import { needsCommission } from '../_parts/needs-commission';
import { Partners } from '../_parts/partners';

export const metadata = { title: 'Agreements' };

/** What universities pay the agency, by which document, and who else has a part. */
export default async function AgreementsPage() {
  const viewer = await requireViewer('agent');
  const { keeps, decides } = needsCommission(viewer);
  const [agreements, partners, { today }] = await Promise.all([
    listAgreements(viewer),
    listPartners(viewer),
    readerDay(viewer, new Date()),
  ]);
  return (
    <>
      <PageHeader
        title="Agreements"
        description="What each university or this platform pays you. Of the platform’s agreements, you see only your own share."
        actions={keeps && <AgreementForm follows={null} today={today} />}
      />
      <AgreementList agreements={agreements} today={today} />
      <Partners partners={partners} decides={decides} today={today} />
    </>
  );
}
