'use client';

import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { Avatar } from '@/components/ui/layout/avatar';
import { Card } from '@/components/ui/layout/card';
import { call } from '@/lib/api/client';
import type { ReferralView } from '@/lib/contract/people/referrals';

/** Who registered with the student's code, each with its claim. */
export function ReferralList({ referrals }: { referrals: readonly ReferralView[] }) {
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {referrals.map((referral) => (
        <ReferralCard key={referral._id} referral={referral} />
      ))}
    </ul>
  );
}

function ReferralCard({ referral }: { referral: ReferralView }) {
  const { name, email, isVerified } = referral.referredUser;
  const [claimed, setClaimed] = useState(referral.claimed);
  const { busy, run } = useRun();

  const claim = () =>
    run(
      async () => {
        const { message } = await call('POST /claim-referral/{referralId}', { params: { referralId: referral._id } });
        setClaimed(true);
        toast.success(message || 'Referral claimed successfully!');
        celebrate();
      },
      ({ status, message }) =>
        toast.error(status === 401 ? 'You must be logged in to claim a referral.' : `Error: ${message}`),
    );

  return (
    <Card as="li" padding="sm" className="flex flex-wrap items-center gap-3">
      <Avatar name={name} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-muted wrap-anywhere">{email}</p>
      </div>
      {claimed ? (
        <Button variant="secondary" size="sm" disabled>
          <Check aria-hidden className="size-4" />
          Claimed
        </Button>
      ) : isVerified ? (
        <Button size="sm" busy={busy} onClick={claim} aria-label={`Claim the referral for ${name}`}>
          Claim
        </Button>
      ) : (
        <p className="text-sm text-danger-ink">Account not verified yet</p>
      )}
    </Card>
  );
}

/** Confetti, as the specification draws it; loaded only now, and left out for who wants less motion. */
async function celebrate(): Promise<void> {
  const { default: confetti } = await import('canvas-confetti');
  await confetti({
    particleCount: 100,
    spread: 260,
    origin: { y: 0.6 },
    zIndex: 999,
    disableForReducedMotion: true,
  });
}
