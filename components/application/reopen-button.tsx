'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/buttons/button';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';

interface ReopenButtonProps {
  applicationId: string;
  /** What the button does: reopen it, or let the student and their agent do that, or no longer. */
  act: 'reopen' | 'allow' | 'refuse';
}

/** Brings a withdrawn application back to Pending, or decides who may. The page is read again afterwards. */
export function ReopenButton({ applicationId, act }: ReopenButtonProps) {
  const router = useRouter();
  const { busy, run } = useRun();
  const press = async () => {
    await run(async () => {
      const params = { id: applicationId };
      const { message } =
        act === 'reopen'
          ? await call('POST /applications/{id}/status', { params, body: { status: 'Pending', from: 'Withdrawn' } })
          : await call('PUT /applications/{id}/reopening', { params, body: { allowed: act === 'allow' } });
      toast.success(message);
    });
    rereadPage(router);
  };
  return (
    <Button size="sm" variant={act === 'reopen' ? 'primary' : 'secondary'} busy={busy} onClick={() => void press()}>
      {LABELS[act]}
    </Button>
  );
}

const LABELS = { reopen: 'Reopen', allow: 'Allow reopening', refuse: 'Don’t allow reopening' };
