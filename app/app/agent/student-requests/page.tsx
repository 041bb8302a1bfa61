import { LiveRefresh } from '@/components/live/live-refresh';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import type { ClaimView } from '@/lib/contract/agency/claims';
import { dateText } from '@/lib/domain/days/day-words';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { agencyRule } from '@/lib/platform/auth/viewer';
import { ownDisputes } from '@/lib/services/applications/credit/disputes';
import { claimsOf } from '@/lib/services/people/agency/claims';
import { CreditDisputes } from './_parts/credit-disputes';

export const metadata = { title: 'Connection requests' };

/** Whom the agency asked whether it may act for them: who hasn't answered yet, said no, or let it lapse. */
export default async function StudentRequestsPage() {
  const viewer = await requireViewer('agent');
  const [claims, disputes] = await Promise.all([claimsOf(viewer), ownDisputes(viewer)]);
  return (
    <>
      <PageHeader
        title="Connection requests"
        description="People with an account choose which agency acts for them. They have 14 days to answer."
        back={{ href: '/app/agent/students', label: 'All Students' }}
        actions={
          <ButtonLink href="/app/agent/add-student/new" variant="secondary">
            Add student
          </ButtonLink>
        }
      />
      <LiveRefresh records={['agent']} />
      {claims.length === 0 ? (
        <EmptyState
          title="No open requests"
          text="When you add someone who already has an account, we ask them first. Their answer appears here."
        />
      ) : (
        <RowSheet>
          {claims.map((claim) => (
            <SheetRow key={claim._id} className="py-2" end={<Standing claim={claim} />} endUnder>
              <p className="font-medium wrap-anywhere">{claim.name}</p>
              <p className="text-sm text-muted wrap-anywhere">
                {[claim.email, `requested by ${claim.askedBy}`, dateText(claim.askedOn)].join(' · ')}
              </p>
            </SheetRow>
          ))}
        </RowSheet>
      )}
      {agencyRule(viewer).managesPeople === 'all' && <CreditDisputes disputes={disputes} />}
    </>
  );
}

function Standing({ claim: { standing, lapsesOn } }: { claim: ClaimView }) {
  if (standing === 'waiting')
    return <StatusChip tone="attention">{`Waiting for an answer until ${dateText(lapsesOn)}`}</StatusChip>;
  return <StatusChip tone="neutral">{standing === 'no' ? 'Declined' : 'No answer'}</StatusChip>;
}
