'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';
import { Notice } from '../../_parts/notice';

/** Uses the link in `token` up, and says what came of it. */
export function ConfirmButton({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<'confirmed' | { problem: string }>();
  const { busy, run } = useRun();

  const confirm = () =>
    run(
      async () => {
        await call('POST /confirm-email', { body: { token } });
        setOutcome('confirmed');
      },
      (error) => setOutcome({ problem: error.message }),
    );

  if (outcome === 'confirmed') {
    return (
      <Notice
        kind="success"
        title="Your new address is confirmed"
        actions={<ButtonLink href="/app">Go to my account</ButtonLink>}
      >
        <p>You have been signed out on your other devices. Please sign in there with the new address.</p>
      </Notice>
    );
  }
  return (
    <div className="space-y-5">
      {outcome && <Notice kind="refused" title={outcome.problem} />}
      <Button size="lg" busy={busy} onClick={confirm} className="w-full">
        Confirm this address
      </Button>
    </div>
  );
}
