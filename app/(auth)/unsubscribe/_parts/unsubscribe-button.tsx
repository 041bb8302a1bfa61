'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';
import { Notice } from '../../_parts/notice';

const ENDED = {
  newsletter: "You won't get any more newsletters. You can subscribe again in your settings at any time.",
  'saved-search':
    "You won't get any more emails about this search. You can turn them on again under Saved at any time.",
};

/** Ends what the link in `token` was made for. */
export function UnsubscribeButton({ token, what }: { token: string; what: keyof typeof ENDED }) {
  const [ended, setEnded] = useState(false);
  const { busy, run } = useRun();

  const end = () =>
    run(async () => {
      await call('POST /unsubscribe/{token}', { params: { token } });
      setEnded(true);
    });

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
