'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useWorkKeys } from '../work/use-work-keys';
import { TaskDialog, type TaskDialogProps } from './task-dialog';

/** The button that adds a task, also by the key T. */
export function AddTask(about: Omit<TaskDialogProps, 'task' | 'onClose'>) {
  const [open, setOpen] = useState(false);
  useWorkKeys({ t: () => setOpen(true) });
  return (
    <>
      <Button size="sm" variant="secondary" aria-keyshortcuts="t" onClick={() => setOpen(true)}>
        <Plus aria-hidden className="size-4" />
        Add a task
      </Button>
      {open && <TaskDialog {...about} onClose={() => setOpen(false)} />}
    </>
  );
}
