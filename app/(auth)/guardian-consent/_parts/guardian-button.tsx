'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { toast } from '@/components/ui/feedback/toast';
import { CallError, call } from '@/lib/api/client';
import { Notice } from '../../_parts/notice';

/** Confirms by the link in `token`: a button, since mail programs open links to look at them. */
export function GuardianButton({ token, isConfirmed }: { token: string; isConfirmed: boolean }) {
  const [done, setDone] = useState(isConfirmed);
  const [busy, setBusy] = useState(false);

  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await call('POST /guardian-consent', { body: { token } });
      setDone(true);
    } catch (error) {
      toast.error(error instanceof CallError ? error.message : 'Something went wrong.');
    } finally {
      setBusy(false);
    }
  };

  if (done) {
    return (
      <Notice kind="success" title="You confirmed it">
        <p>Thank you. The application can be sent now.</p>
      </Notice>
    );
  }
  return (
    <Button size="lg" busy={busy} onClick={confirm} className="w-full">
      I confirm this
    </Button>
  );
}
