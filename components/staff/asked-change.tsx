'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { FieldError } from '@/components/ui/controls/field-error';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { useAsking } from './use-change';

interface AskedChangeProps {
  /** The button's. */
  label: string;
  /** What screen readers hear instead, where several look alike. */
  name?: string;
  variant: 'secondary' | 'danger-quiet';
  /** The question, what follows from it, and the two answers. */
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Nothing is lost by it: the answer isn't red. */
  harmless?: boolean;
  change: () => Promise<{ message: string }>;
  /** Of the button. */
  className?: string;
}

/** A button for what can't be undone easily: it asks first, and says in the same dialog why it could not be done. */
export function AskedChange({
  label,
  name,
  variant,
  harmless = false,
  change: made,
  className,
  ...question
}: AskedChangeProps) {
  const {
    open,
    ask,
    change: { busy, refusal, run, onClose },
  } = useAsking();
  return (
    <>
      <Button variant={variant} aria-label={name} {...(className ? { className } : {})} onClick={ask}>
        {label}
      </Button>
      <ConfirmDialog
        {...question}
        open={open}
        onClose={onClose}
        onConfirm={() => run(made)}
        destructive={!harmless}
        busy={busy}
      >
        {refusal && <FieldError id="change-problem">{refusal.message}</FieldError>}
      </ConfirmDialog>
    </>
  );
}
