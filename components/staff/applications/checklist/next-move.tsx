'use client';

import { Button } from '@/components/ui/controls/button';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { useMovesAtOnce } from '../use-moves-at-once';

interface NextMoveProps {
  applicationId: string;
  from: ApplicationStatus;
  /** One that needs no reason. */
  to: ApplicationStatus;
}

/** The move that comes next, offered where the checklist is complete: made at once. */
export function NextMove({ applicationId, from, to }: NextMoveProps) {
  const { moveOne } = useMovesAtOnce();
  return (
    <Button size="sm" onClick={() => moveOne(applicationId, from, to)}>
      Move to {to}
    </Button>
  );
}
