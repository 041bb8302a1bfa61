'use client';

import { Plus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { late } from '@/components/ui/windows/late';
import { useWorkKeys } from '../work/use-work-keys';
import type { TaskDialogProps } from './task-dialog';

const TaskDialog = late(async () => (await import('./task-dialog')).TaskDialog);

/** The button that adds a task, also by the key T. */
export function AddTask(about: Omit<TaskDialogProps, 'task' | 'onClose'>) {
  const [open, setOpen] = useState(false);
  // The key gives no notice, as a pointer on its way does.
  useEffect(TaskDialog.load, []);
  useWorkKeys({ t: () => setOpen(true) });
  return (
    <>
      <Button size="sm" variant="secondary" aria-keyshortcuts="t" onClick={() => setOpen(true)}>
        <Plus aria-hidden className="size-4" />
        Add task
      </Button>
      <Suspense>{open && <TaskDialog {...about} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
