'use client';

import { useState } from 'react';
import { BulkDialog } from '@/components/agency/bulk/bulk-dialog';
import { Button } from '@/components/ui/buttons/button';
import type { BulkList } from '@/lib/domain/agency/bulk-acts';
import { type MayMessage as May, mayMessageWords } from '@/lib/domain/agency/may-message';
import { dateText } from '@/lib/domain/days/day-words';

interface MayMessageProps {
  list: BulkList;
  id: string;
  name: string;
  may: May | null;
  /** Whether the viewer says it. */
  isOpen: boolean;
}

/** Whether group messages may go to one lead or student, how and since when; changed as for many. */
export function MayMessage({ list, id, name, may, isOpen }: MayMessageProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p className="wrap-anywhere">
        <span className="text-muted">May be messaged: </span>
        {may ? `${mayMessageWords(may)}, ${dateText(may.on)}` : mayMessageWords(may)}
      </p>
      {isOpen && may?.how !== 'stopped' && (
        <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
          Change
        </Button>
      )}
      {asking && (
        <BulkDialog
          {...{ act: 'mayMessage', list, which: { ids: [id] }, what: name, choices: NONE }}
          onClose={close}
          onDone={close}
        />
      )}
    </div>
  );
}
const NONE = { people: [], branches: [] };
