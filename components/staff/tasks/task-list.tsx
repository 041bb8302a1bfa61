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
    <Section title="Tasks" description="Only our team can see these." actions={<AddTask cases={[about]} {...staff} />}>
      {tasks.length === 0 ? (
        <p className="text-sm text-muted">
          No tasks yet.<span className="pointer-coarse:hidden"> Press T to add a task.</span>
        </p>
      ) : (
        <TaskRows tasks={tasks} {...staff} />
      )}
    </Section>
  );
}
