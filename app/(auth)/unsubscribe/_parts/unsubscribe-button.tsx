'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';
import { Notice } from '../../_parts/notice';

const ENDED = {
  newsletter: 'You get no more newsletters. In your settings you can subscribe again at any time.',
  'saved-search': 'You get no more mails about this search. Under Saved you can turn them on again at any time.',
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
