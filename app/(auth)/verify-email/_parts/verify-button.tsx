'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { toast } from '@/components/ui/feedback/toast';
import { CallError, call } from '@/lib/api/client';
import { Notice } from '../../_parts/notice';
import { DeadVerificationLink } from './dead-verification-link';

/** Uses the link in `token` up, and says what came of it. */
export function VerifyButton({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<'verified' | 'dead'>();
  const [busy, setBusy] = useState(false);

  const verify = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { message } = await call('POST /verify-email', { body: { token } });
      toast.success(message);
      setOutcome('verified');
    } catch (error) {
      const { status, message } = error instanceof CallError ? error : new CallError(0, 'Something went wrong.');
      if (status === 404) setOutcome('dead');
      else toast.error(message);
    } finally {
      setBusy(false);
    }
  };

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
