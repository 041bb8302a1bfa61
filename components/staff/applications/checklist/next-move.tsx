'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { saidBy } from '@/lib/domain/applications/said';
import { MoveWithReason } from '../move-with-reason';
import { useMovesAtOnce } from '../use-moves-at-once';

interface NextMoveProps {
  applicationId: string;
  from: ApplicationStatus;
  /** One that needs no reason. */
  to: ApplicationStatus;
  /** For an agency that handles: see `MoveMenu`. */
  asAgency?: boolean;
}

/** The move that comes next, offered where the checklist is complete: made at once, or asked about where a confirmation is missing. */
export function NextMove({ applicationId, from, to, asAgency = false }: NextMoveProps) {
  const { moveOne } = useMovesAtOnce(!asAgency);
  const [asked, setAsked] = useState<{ unconfirmed: string }>();
  if (asked) {
    const move = { applicationId, askedFrom: from, from, to, asAgency, ...asked };
    return <MoveWithReason {...move} className="w-full basis-full" onClose={() => setAsked(undefined)} />;
  }
  const asks = asAgency && saidBy(to) !== undefined;
  return (
    <Button
      size="sm"
      onClick={() =>
        asks
          ? setAsked({ unconfirmed: '' })
          : moveOne(applicationId, from, to, (unconfirmed) => setAsked({ unconfirmed }))
      }
    >
      {asks ? `Move to ${to}…` : `Move to ${to}`}
    </Button>
  );
}
