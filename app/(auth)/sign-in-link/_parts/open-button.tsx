'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import { toast } from '@/components/ui/feedback/toast';
import { asRefusal, call } from '@/lib/api/client';
import { Notice } from '../../_parts/notice';

/** Uses the link in `token` up, and goes on to the password. */
export function OpenButton({ token }: { token: string }) {
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const open = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { message } = await call('POST /sign-in-link/open', { body: { token } });
      toast.success(message);
      startLoadingBar();
      router.replace('/login');
    } catch (error) {
      setProblem(asRefusal(error, 'Sign-in did not work.').message);
      setBusy(false);
    }
  };

  return (
    <div className="space-y-5">
      {problem && <Notice kind="refused" title={problem} />}
      <Button size="lg" busy={busy} onClick={open} className="w-full">
        Use this browser
      </Button>
    </div>
  );
}
