'use client';

import { useState } from 'react';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/controls/button';
import { FieldError } from '@/components/ui/controls/field-error';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';

interface AskedChangeProps {
  /** The button's. */
  label: string;
  variant: 'secondary' | 'danger-quiet';
  /** The question, what follows from it, and the two answers. */
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  change: () => Promise<{ message: string }>;
}

/** A button for what can't be undone easily: it asks first, and says in the same dialog why it could not be done. */
export function AskedChange({ label, variant, change, ...question }: AskedChangeProps) {
  const [asking, setAsking] = useState(false);
  const { busy, refusal, run, clear } = useChange(() => setAsking(false));
  const ask = () => {
    clear();
    setAsking(true);
  };
  return (
    <>
      <Button variant={variant} className="mt-4" onClick={ask}>
        {label}
      </Button>
      <ConfirmDialog
        {...question}
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => run(change)}
        destructive
        busy={busy}
      >
        {refusal && <FieldError id="change-problem">{refusal.message}</FieldError>}
      </ConfirmDialog>
    </>
  );
}
