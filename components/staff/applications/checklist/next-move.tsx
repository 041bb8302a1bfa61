'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { MoveDialog } from '../move-dialog';

interface NextMoveProps {
  applicationId: string;
  /** Whose application it is and for what, in words. */
  what: string;
  from: ApplicationStatus;
  to: ApplicationStatus;
}

/** The move that comes next, offered where the checklist is complete. A question that is open stays. */
export function NextMove(move: NextMoveProps) {
  const [asked, setAsked] = useState<NextMoveProps>();
  return (
    <>
      <Button size="sm" onClick={() => setAsked(move)}>
        Move to {move.to}…
      </Button>
      {asked && <MoveDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
