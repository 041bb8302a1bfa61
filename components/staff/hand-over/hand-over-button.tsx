'use client';

import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { late } from '@/components/ui/windows/late';
import { useSelection } from '../selection';
import type { Cases, Colleague } from './hand-over-dialog';

const HandOverDialog = late(async () => (await import('./hand-over-dialog')).HandOverDialog);

type Row = { _id: string; counsellor: { _id: string } | null };

interface BulkHandOverProps {
  of: Cases['of'];
  rows: readonly Row[];
  colleagues: readonly Colleague[];
}

/** Hands the chosen rows over; only below `SelectionOf`. */
export function BulkHandOver({ of, rows, colleagues }: BulkHandOverProps) {
  const { chosen, chooseAll } = useSelection();
  const [cases, setCases] = useState<Cases['cases']>();
  const open = () =>
    setCases(
      rows
        .filter(({ _id }) => chosen.includes(_id))
        .map(({ _id, counsellor }) => ({ _id, from: counsellor?._id ?? null })),
    );
  return (
    <>
      {chosen.length > 0 && (
        <Button size="sm" variant="secondary" {...HandOverDialog.soon} onClick={open}>
          Hand over…
        </Button>
      )}
      <Suspense>
        {cases && (
          <HandOverDialog
            of={of}
            cases={cases}
            colleagues={colleagues}
            onClose={() => setCases(undefined)}
            onDone={() => chooseAll(false)}
          />
        )}
      </Suspense>
    </>
  );
}
