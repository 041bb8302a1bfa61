'use client';

import { Section } from '@/components/ui/layout/section';
import { AddTask } from './add-task';
import type { TaskCase } from './task-dialog';
import { TaskRows, type TaskRowsProps } from './task-rows';

interface TaskListProps extends Omit<TaskRowsProps, 'area'> {
  /** The student or the application that they are about. */
  about: TaskCase;
}

/** What is to do about a student or an application, with the button that adds to it. */
export function TaskList({ about, tasks, ...staff }: TaskListProps) {
  return (
    <Section title="Tasks" description="Seen by our staff alone." actions={<AddTask cases={[about]} {...staff} />}>
      {tasks.length === 0 ? (
        <p className="text-sm text-muted">
          Nothing is noted to do.<span className="pointer-coarse:hidden"> The key T adds a task.</span>
        </p>
      ) : (
        <TaskRows tasks={tasks} {...staff} />
      )}
    </Section>
  );
}
