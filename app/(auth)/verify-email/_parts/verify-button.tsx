'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';
import { Notice } from '../../_parts/notice';
import { DeadVerificationLink } from './dead-verification-link';

/** Uses the link in `token` up, and says what came of it. */
export function VerifyButton({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<'verified' | 'dead'>();
  const { busy, run } = useRun();

  const verify = () =>
    run(
      async () => {
        const { message } = await call('POST /verify-email', { body: { token } });
        toast.success(message);
        setOutcome('verified');
      },
      ({ status, message }) => {
        if (status === 404) setOutcome('dead');
        else toast.error(message);
      },
    );

  if (outcome === 'dead') return <DeadVerificationLink />;
  if (outcome === 'verified') {
    return (
      <Notice kind="success" title="Your account is verified" actions={<ButtonLink href="/login">Sign in</ButtonLink>}>
        <p>Thank you. You can sign in now.</p>
      </Notice>
    );
  }
  return (
    <Button size="lg" busy={busy} onClick={verify} className="w-full">
      Verify my account
    </Button>
  );
}
