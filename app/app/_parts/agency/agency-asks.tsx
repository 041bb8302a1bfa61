'use client';

import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { FieldError } from '@/components/ui/controls/field-error';
import { Card } from '@/components/ui/layout/card';
import { call } from '@/lib/api/client';
import type { AskedClaim } from '@/lib/contract/agency/claims';
import { dateText } from '@/lib/domain/days/day-words';

/** The agencies that ask a student whether they may act for them, each with a yes and a no. Shows nothing without one. */
export function AgencyAsks({ claims, current }: { claims: readonly AskedClaim[]; current: string | null }) {
  return claims.map((claim) => <Asked key={claim._id} claim={claim} current={current} />);
}

function Asked({ claim: { _id, agency, askedBy, lapsesOn }, current }: { claim: AskedClaim; current: string | null }) {
  const { busy, refusal, run } = useChange(() => {});
  const answer = (words: 'yes' | 'no') =>
    run(() => call('POST /agency-claims/{id}/answer', { params: { id: _id }, body: { answer: words } }));
  return (
    <Card className="mb-6">
      <h2 className="font-semibold wrap-anywhere">Allow {agency} to act for you?</h2>
      <p className="mt-1 text-sm text-muted wrap-anywhere">
        {askedBy} sent this request. If you agree, they can see your profile, documents and applications, and apply for
        you.
        {current && ` ${current} will lose access.`} Answer by {dateText(lapsesOn)}.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => answer('yes')}>
          Yes, I agree
        </Button>
        <Button variant="secondary" busy={busy} onClick={() => answer('no')}>
          No
        </Button>
      </div>
      {refusal && <FieldError id={`claim-${_id}`}>{refusal.message}</FieldError>}
    </Card>
  );
}
