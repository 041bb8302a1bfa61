'use client';

import { Undo2 } from 'lucide-react';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { FieldError } from '@/components/ui/controls/field-error';
import { call } from '@/lib/api/client';
import { counted } from '@/lib/domain/texts/counted';

/** Reads the numbers of the list again, or undoes that. */
export function ReadNumbers({ total, undoable }: { total: number; undoable: number }) {
  const change = useChange(() => {});
  if (!total && !undoable) return null;
  return (
    <div className="mb-5 flex flex-wrap gap-3">
      {total > 0 && (
        <Button
          busy={change.busy}
          onClick={() => change.run(() => call('POST /agency/phone-numbers/reading', { body: {} }))}
        >
          {`Change ${counted(total, 'number')}`}
        </Button>
      )}
      {undoable > 0 && (
        <Button
          variant="secondary"
          busy={change.busy}
          onClick={() => change.run(() => call('POST /agency/phone-numbers/undo', { body: {} }))}
        >
          <Undo2 aria-hidden className="size-4" />
          {`Undo ${counted(undoable, 'number')}`}
        </Button>
      )}
      {change.refusal && <FieldError id="numbers">{change.refusal.message}</FieldError>}
    </div>
  );
}
