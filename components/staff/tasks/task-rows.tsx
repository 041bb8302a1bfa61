'use client';

import { CircleCheck, ListTodo, Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { LinkFromHere } from '@/components/tables/link-from-here';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { classNames } from '@/components/ui/layout/class-names';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { late } from '@/components/ui/windows/late';
import { call } from '@/lib/api/client';
import type { TaskView } from '@/lib/contract/people/tasks';
import { dateText, dueWords } from '@/lib/domain/days/day-words';
import { useChange } from '../use-change';

const FinishDialog = late(async () => (await import('./finish-dialog')).FinishDialog);
const TaskDialog = late(async () => (await import('./task-dialog')).TaskDialog);

export interface TaskRowsProps {
  tasks: readonly TaskView[];
  colleagues: readonly { _id: string; name: string }[];
  viewerId: string;
  /** Where the viewer lives, 'YYYY-MM-DD'. */
  today: string;
  /** Where tasks of several students stand together: whose each is, with a link into this area. */
  area?: 'admin' | 'team';
}

/** Tasks, each with whose it is and when it is due, to be changed and done; those that are done can be opened again. */
export function TaskRows({ tasks, today, area, ...staff }: TaskRowsProps) {
  const [finished, setFinished] = useState<TaskView>();
  const [changed, setChanged] = useState<TaskView>();
  const { busy, run } = useChange(() => undefined);
  const reopen = (id: string) => run(() => call('POST /staff/tasks/{id}/reopen', { params: { id } }));
  return (
    <>
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
                    <IconButton label={`Change: ${task.title}`} {...TaskDialog.soon} onClick={() => setChanged(task)}>
                      <Pencil aria-hidden className="size-4" />
                    </IconButton>
                  )}
                  <Button size="row" variant="secondary" {...FinishDialog.soon} onClick={() => setFinished(task)}>
                    Done…<span className="sr-only"> {task.title}</span>
                  </Button>
                </>
              )
            }
          >
            <p className={classNames('text-sm wrap-anywhere', task.doneOn && 'text-muted')}>{task.title}</p>
            <TaskWords task={task} today={today} />
            {area && <TaskCaseLink area={area} task={task} />}
          </SheetRow>
        ))}
      </RowSheet>
      <Suspense>
        {changed && (
          <TaskDialog cases={[]} today={today} {...staff} task={changed} onClose={() => setChanged(undefined)} />
        )}
        {finished && <FinishDialog task={finished} onClose={() => setFinished(undefined)} />}
      </Suspense>
    </>
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
      , {dateText(dueOn)} · {owner?.name ?? 'not assigned'}
      {byRule && ' · by rule'}
    </p>
  );
}

function TaskCaseLink({ area, task }: { area: string; task: TaskView }) {
  const { studentId, studentName, applicationId } = task;
  if (!studentId) return null;
  const href = applicationId ? `applications/${applicationId}` : `view-profile/${studentId}`;
  return (
    <p className="text-fine">
      <LinkFromHere href={`/app/${area}/${href}`} className="text-brand-ink underline-offset-2 hover:underline">
        {studentName}
      </LinkFromHere>
    </p>
  );
}
