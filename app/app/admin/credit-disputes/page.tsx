import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Card } from '@/components/ui/layout/card';
import { PageHeader } from '@/components/ui/layout/page-header';
import type { Evidence } from '@/lib/contract/agency/credit-disputes';
import { dateText } from '@/lib/domain/days/day-words';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { type DisputeForStaff, disputesForStaff } from '@/lib/services/applications/credit/evidence';
import { Decide } from './_parts/decide';

export const metadata = { title: 'Commission disputes' };

/** Applications that an agency says are theirs, with what both sides can show, for an admin to decide. */
export default async function CreditDisputesPage() {
  await requireViewer('admin');
  const disputes = await disputesForStaff();
  return (
    <>
      <PageHeader
        title="Commission disputes"
        description="An agency says that it introduced the student. You decide which agency gets the commission. The student stays with the agency they have chosen."
        back={{ href: '/app/admin/agents', label: 'All Agents' }}
      />
      {disputes.length === 0 && <EmptyState title="No commission disputes" illustration="inbox" />}
      <div className="space-y-5">
        {disputes.map((dispute) => (
          <Dispute key={dispute._id} dispute={dispute} />
        ))}
      </div>
    </>
  );
}

function Dispute({ dispute }: { dispute: DisputeForStaff }) {
  const { _id, agency, email, university, words, raisedOn, decision, applications } = dispute;
  return (
    <Card as="section" aria-labelledby={`dispute-${_id}`}>
      <h2 id={`dispute-${_id}`} className="text-lg font-semibold wrap-anywhere">
        {agency}: {university}
      </h2>
      <p className="mt-1 text-sm text-muted wrap-anywhere">
        {email} · {dateText(raisedOn)}
      </p>
      <p className="mt-2 wrap-anywhere">{words}</p>
      {decision && (
        <p className="mt-3 text-sm wrap-anywhere">
          {decision.byName}, {dateText(decision.at)}: {decision.percent}% for {agency}. {decision.reason}
        </p>
      )}
      {!decision && applications.length === 0 && (
        <p className="mt-3 text-sm text-muted">No student with this address has an application.</p>
      )}
      {applications.map(({ _id: applicationId, course, settled, evidence }) => (
        <div key={applicationId} className="mt-4 border-t border-line pt-4">
          <h3 className="font-medium wrap-anywhere">{course}</h3>
          <div className="mt-2 grid gap-4 sm:grid-cols-2">
            {evidence.map((side) => (
              <Side key={side.agency} side={side} />
            ))}
          </div>
          {settled ? (
            <Decide disputeId={_id} applicationId={applicationId} agency={agency} course={course} />
          ) : (
            <p className="mt-3 text-sm text-muted">
              This application hasn’t been sent to the university yet. Until then, the student’s own agency gets the
              commission.
            </p>
          )}
        </div>
      ))}
    </Card>
  );
}

const ROWS = [
  ['claimed', 'Requested or added the student'],
  ['yes', 'Student’s consent to the agency'],
  ['from', 'With the agency since'],
  ['to', 'Until'],
  ['firstAct', 'First action on this application'],
  ['consent', 'Student’s consent to submit'],
] as const;

function Side({ side }: { side: Evidence }) {
  return (
    <div className="min-w-0">
      <p className="text-sm font-medium wrap-anywhere">{side.agency}</p>
      <dl className="mt-1 space-y-1 text-sm">
        {ROWS.map(([name, term]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-muted">{term}</dt>
            <dd className="shrink-0 tabular-nums">{side[name] ? dateText(side[name]) : 'not known'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
