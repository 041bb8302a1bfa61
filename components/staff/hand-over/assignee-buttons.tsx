'use client';

import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { late } from '@/components/ui/windows/late';
import type { Cases, Colleague } from './hand-over-dialog';
import { useTake } from './use-take';

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
  const [handing, setHanding] = useState(false);
  const { busy, take } = useTake(viewerId);
  const cases = [{ _id: id, from: counsellorId }];
  return (
    <>
      {counsellorId !== viewerId && (
        <Button size="sm" variant="secondary" busy={busy} onClick={() => take(of, { _id: id, from: counsellorId })}>
          Assign to me
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
