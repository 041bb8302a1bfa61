'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { MoveWithReason } from '../move-with-reason';
import { useMovesAtOnce } from '../use-moves-at-once';

interface NextMoveProps {
  applicationId: string;
  from: ApplicationStatus;
  /** One that needs no reason. */
  to: ApplicationStatus;
  /** Whether it can be undone: by staff. */
  undoable?: boolean;
}

/** The move that comes next, offered where the checklist is complete: made at once, or asked about where a confirmation is missing. */
export function NextMove({ applicationId, from, to, undoable = true }: NextMoveProps) {
  const { moveOne } = useMovesAtOnce(undoable);
  const [unconfirmed, setUnconfirmed] = useState('');
  if (unconfirmed) {
    const asked = { applicationId, askedFrom: from, from, to, unconfirmed };
    return <MoveWithReason {...asked} className="w-full basis-full" onClose={() => setUnconfirmed('')} />;
  }
  return (
    <Button size="sm" onClick={() => moveOne(applicationId, from, to, setUnconfirmed)}>
      Move to {to}
    </Button>
  );
}
