'use client';

import { useRouter } from 'next/navigation';
import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { toast } from '@/components/ui/feedback/toast';
import { late } from '@/components/ui/windows/late';
import { CallError, call } from '@/lib/api/client';
import type { Cases, Colleague } from './hand-over-dialog';

const HandOverDialog = late(async () => (await import('./hand-over-dialog')).HandOverDialog);

interface AssigneeButtonsProps {
  of: Cases['of'];
  id: string;
  /** The assignee, and the viewer; ids. */
  counsellorId: string | null;
  viewerId: string;
  colleagues: readonly Colleague[];
}

/** Takes one student or application at once, or hands it over. */
export function AssigneeButtons({ of, id, counsellorId, viewerId, colleagues }: AssigneeButtonsProps) {
  const router = useRouter();
  const [handing, setHanding] = useState(false);
  const [busy, setBusy] = useState(false);
  const cases = [{ _id: id, from: counsellorId }];
  const take = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { success, results } = await call('POST /staff/hand-over', { body: { of, cases, to: viewerId } });
      if (success) toast.success('You are in charge now.');
      else toast.error(results[0]?.message ?? 'Something went wrong.');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast.error(error.message);
    } finally {
      setBusy(false);
      router.refresh();
    }
  };
  return (
    <>
      {counsellorId !== viewerId && (
        <Button size="sm" variant="secondary" busy={busy} onClick={take}>
          Take
        </Button>
      )}
      <Button size="sm" variant="secondary" {...HandOverDialog.soon} onClick={() => setHanding(true)}>
        Hand over…
      </Button>
      <Suspense>
        {handing && <HandOverDialog of={of} cases={cases} colleagues={colleagues} onClose={() => setHanding(false)} />}
      </Suspense>
    </>
  );
}
