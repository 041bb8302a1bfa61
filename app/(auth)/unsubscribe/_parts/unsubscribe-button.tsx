'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';
import { Notice } from '../../_parts/notice';

/** Ends what the link in `token` was made for. */
export function UnsubscribeButton({ token }: { token: string }) {
  const [ended, setEnded] = useState('');
  const { busy, run } = useRun();

  const end = () =>
    run(async () => {
      setEnded((await call('POST /unsubscribe/{token}', { params: { token } })).message);
    });

  if (ended) {
    return (
      <Notice kind="success" title="You are unsubscribed">
        <p>{ended}</p>
      </Notice>
    );
  }
  return (
    <Button size="lg" busy={busy} onClick={end} className="w-full">
      Unsubscribe
    </Button>
  );
}
