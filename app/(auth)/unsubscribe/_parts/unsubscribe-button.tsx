'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { toast } from '@/components/ui/feedback/toast';
import { CallError, call } from '@/lib/api/client';
import { Notice } from '../../_parts/notice';

/** Ends the newsletter of the account that the link in `token` was made for. */
export function UnsubscribeButton({ token }: { token: string }) {
  const [ended, setEnded] = useState(false);
  const [busy, setBusy] = useState(false);

  const end = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await call('POST /unsubscribe/{token}', { params: { token } });
      setEnded(true);
    } catch (error) {
      toast.error(error instanceof CallError ? error.message : 'Something went wrong.');
    } finally {
      setBusy(false);
    }
  };

  if (ended) {
    return (
      <Notice kind="success" title="You are unsubscribed">
        <p>You get no more newsletters. In your settings you can subscribe again at any time.</p>
      </Notice>
    );
  }
  return (
    <Button size="lg" busy={busy} onClick={end} className="w-full">
      Unsubscribe
    </Button>
  );
}
