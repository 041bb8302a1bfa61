'use client';

import { Button } from '@/components/ui/controls/button';
import { toast } from '@/components/ui/feedback/toast';
import type { WorkRow } from '@/lib/contract/people/work';
import { useMovesAtOnce } from '../applications/use-moves-at-once';
import { useTake } from '../hand-over/use-take';

interface NewWorkButtonsProps {
  row: WorkRow;
  viewerId: string;
}

/** What is done with new work where it stands: taken, and moved on with Undo. */
export function NewWorkButtons({ row, viewerId }: NewWorkButtonsProps) {
  const { applicationId, leadId, studentName, fresh } = row;
  const { busy, take } = useTake(viewerId);
  const { moveOne } = useMovesAtOnce();
  const id = applicationId ?? leadId;
  if (!fresh || !id) return null;
  const { mayTake, status, moveTo } = fresh;
  const of = applicationId ? 'applications' : 'enquiries';
  return (
    <>
      {mayTake && (
        <Button variant="secondary" size="row" busy={busy} onClick={() => take(of, { _id: id, from: null })}>
          Assign to me<span className="sr-only">: {studentName}</span>
        </Button>
      )}
      {status && moveTo && (
        <Button variant="secondary" size="row" onClick={() => moveOne(id, status, moveTo, toast.error)}>
          {moveTo}
          <span className="sr-only">: {studentName}</span>
        </Button>
      )}
    </>
  );
}
