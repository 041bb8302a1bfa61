'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { toast } from '@/components/ui/feedback/toast';
import { CallError, call } from '@/lib/api/client';
import { Notice } from '../../_parts/notice';

const ENDED = {
  newsletter: 'You get no more newsletters. In your settings you can subscribe again at any time.',
  'saved-search': 'You get no more mails about this search. Under Saved you can turn them on again at any time.',
};

/** Ends what the link in `token` was made for. */
export function UnsubscribeButton({ token, what }: { token: string; what: keyof typeof ENDED }) {
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
        <p>{ENDED[what]}</p>
      </Notice>
    );
  }
  return (
    <Button size="lg" busy={busy} onClick={end} className="w-full">
      Unsubscribe
    </Button>
  );
}
