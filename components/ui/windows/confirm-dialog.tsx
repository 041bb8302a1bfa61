'use client';

import type { ReactNode } from 'react';
import { Button } from '../buttons/button';
import { Dialog } from './dialog';

type ConfirmDialogProps = {
  open: boolean;
  /** Cancelled. */
  onClose: () => void;
  onConfirm: () => void;
  /** The question, such as 'Delete this file?'. */
  title: ReactNode;
  /** What follows from it. */
  text?: ReactNode;
  /** The verb of the question. */
  confirmLabel: string;
  cancelLabel?: string;
  /** Red for what cannot be undone. */
  destructive?: boolean;
  busy?: boolean;
  size?: 'sm' | 'md' | 'lg';
  children?: ReactNode;
};

/** Asks before something that matters, or holds a form that is saved or left. The caller closes it when the work is done. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
  destructive = false,
  busy = false,
  size = 'sm',
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={text}
      size={size}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} data-initial-focus={destructive && !children ? '' : undefined}>
            {cancelLabel}
          </Button>
          <Button
            variant={destructive ? 'danger' : 'primary'}
            busy={busy}
            onClick={onConfirm}
            data-initial-focus={destructive || children ? undefined : ''}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
