'use client';

import { CircleCheck, ListTodo, Pencil } from 'lucide-react';
import { useState } from 'react';
import { dateText } from '@/components/course/format';
import { Button } from '@/components/ui/controls/button';
import { IconButton } from '@/components/ui/controls/icon-button';
import { classNames } from '@/components/ui/layout/class-names';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import type { TaskView } from '@/lib/contract/people/tasks';
import { dueWords } from '@/lib/deadlines/words';
import { useChange } from '../use-change';
import { AddTask } from './add-task';
import { FinishDialog } from './finish-dialog';
import { type TaskCase, TaskDialog } from './task-dialog';

interface TaskListProps {
  /** The student or the application that they are about. */
  about: TaskCase;
  tasks: readonly TaskView[];
  colleagues: readonly { _id: string; name: string }[];
  viewerId: string;
  /** Where the viewer lives, 'YYYY-MM-DD'. */
  today: string;
}

/** What is to do about a student or an application, each with whose it is and when it is due; the last done below. */
export function TaskList({ about, tasks, today, ...staff }: TaskListProps) {
  const [finished, setFinished] = useState<TaskView>();
  const [changed, setChanged] = useState<TaskView>();
  const { busy, run } = useChange(() => undefined);
  const reopen = (id: string) => run(() => call('POST /staff/tasks/{id}/reopen', { params: { id } }));
  const dialog = { cases: [about], today, ...staff };
  return (
    <Section title="Tasks" description="Seen by our staff alone." actions={<AddTask {...dialog} />}>
      {tasks.length === 0 ? (
        <p className="text-sm text-muted">
          Nothing is noted to do.<span className="pointer-coarse:hidden"> The key T adds a task.</span>
        </p>
      ) : (
        <RowSheet>
          {tasks.map((task) => (
            <SheetRow
              key={task._id}
              lead={
                task.doneOn ? (
                  <CircleCheck aria-hidden className="size-4 shrink-0 text-success-ink" />
                ) : (
                  <ListTodo aria-hidden className="size-4 shrink-0 text-muted" />
                )
              }
              end={
                task.doneOn ? (
                  <Button size="row" variant="secondary" disabled={busy} onClick={() => reopen(task._id)}>
                    Reopen<span className="sr-only">: {task.title}</span>
                  </Button>
                ) : (
                  <>
                    {task.mayChange && (
                      <IconButton label={`Change: ${task.title}`} onClick={() => setChanged(task)}>
                        <Pencil aria-hidden className="size-4" />
                      </IconButton>
                    )}
                    <Button size="row" variant="secondary" onClick={() => setFinished(task)}>
                      Done…<span className="sr-only"> {task.title}</span>
                    </Button>
                  </>
                )
              }
            >
              <p className={classNames('text-sm wrap-anywhere', task.doneOn && 'text-muted')}>{task.title}</p>
              <TaskWords task={task} today={today} />
            </SheetRow>
          ))}
        </RowSheet>
      )}
      {changed && <TaskDialog {...dialog} task={changed} onClose={() => setChanged(undefined)} />}
      {finished && <FinishDialog task={finished} onClose={() => setFinished(undefined)} />}
    </Section>
  );
}

/** 'in 12 days, 4 Dec 2026 · Emily Carter', or who did it and what came of it. */
function TaskWords({ task, today }: { task: TaskView; today: string }) {
  const { owner, dueOn, doneOn, doneByName, word, byRule } = task;
  if (doneOn) {
    return (
      <p className="text-fine text-muted wrap-anywhere">
        {doneByName}, {dateText(doneOn)}
        {word && `: ${word}`}
      </p>
    );
  }
  const isLate = dueOn < today;
  return (
    <p className="text-fine text-muted wrap-anywhere">
      <span
        className={classNames(
          isLate && 'font-semibold text-danger-ink',
          dueOn === today && 'font-semibold text-accent-ink',
        )}
      >
        {dueWords(dueOn, today)}
      </span>
      , {dateText(dueOn)} · {owner?.name ?? 'no one'}
      {byRule && ' · by rule'}
    </p>
  );
}
