'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { classNames } from '@/components/ui/layout/class-names';

interface MoveFormProps {
  /** 'Move to Rejected'. */
  title: string;
  /** What is asked before. */
  children: ReactNode;
  busy: boolean;
  onMove: () => void;
  onCancel: () => void;
  className?: string;
}

/** The question for a move's reason, where the move was chosen. It opens at its first field; Escape leaves it. */
export function MoveForm({ title, children, busy, onMove, onCancel, className }: MoveFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  return (
    <form
      ref={form}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onMove();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
      className={classNames('rounded-control border border-line bg-raised p-3 text-start', className)}
    >
      <h2 className="mb-2 text-sm font-semibold">{title}</h2>
      {children}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" type="submit" busy={busy}>
          Move
        </Button>
        <Button size="sm" variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
