'use client';

import { type FormEvent, useId, useState } from 'react';
import { AskDialog } from '@/components/staff/form-dialog';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { call } from '@/lib/api/client';
import type { TaskView } from '@/lib/contract/people/tasks';
import { useChange } from '../use-change';

/** A student or an application that a task can be about. */
export interface TaskCase {
  studentId: string | null;
  applicationId: string | null;
  /** 'Asha Verma, University of Leeds'. */
  label: string;
}

export interface TaskDialogProps {
  /** The open task that is changed; a new one without it. */
  task?: TaskView;
  /** What a new one can be about: the choice is shown where there are several, the first is chosen. */
  cases: readonly TaskCase[];
  colleagues: readonly { _id: string; name: string }[];
  viewerId: string;
  today: string;
  onClose: () => void;
}

const NO_ONE = 'none';

/** Asks what is to do, until when, and whose it is: a new task is the viewer's unless they choose another. */
export function TaskDialog({ task, cases, colleagues, viewerId, today, onClose }: TaskDialogProps) {
  const [title, setTitle] = useState(task?.title ?? '');
  const [dueOn, setDueOn] = useState(task?.dueOn ?? today);
  const [owner, setOwner] = useState(task ? (task.owner?._id ?? NO_ONE) : viewerId);
  const [about, setAbout] = useState(0);
  const change = useChange(onClose);
  const { seen, refused } = useSeen({ title: task?.title, dueOn: task?.dueOn, ownerId: task?.owner?._id ?? null });
  const formId = useId();
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    const ownerId = owner === NO_ONE ? null : owner;
    const { studentId = null, applicationId = null } = cases[about] ?? {};
    return change.run(
      () =>
        task
          ? call('PATCH /staff/tasks/{id}', { params: { id: task._id }, body: { title, dueOn, ownerId, seen } })
          : call('POST /staff/tasks', { body: { studentId, applicationId, title, dueOn, ownerId } }),
      refused,
    );
  };
  const remove = () => task && change.run(() => call('DELETE /staff/tasks/{id}', { params: { id: task._id } }));
  return (
    <AskDialog
      notDone="Couldn’t save"
      own={['title', 'dueOn', 'ownerId']}
      onConfirm={save}
      title={task ? 'Edit task' : 'Add task'}
      confirmLabel={task ? 'Save' : 'Add'}
      change={change}
    >
      <form id={formId} noValidate onSubmit={save} className="space-y-4">
        <Field label="Task" name="title">
          <TextInput autoComplete="off" data-initial-focus="" {...wired(title, setTitle)} maxLength={200} />
        </Field>
        {!task && cases.length > 1 && (
          <Field label="About" name="about">
            <SelectField
              options={cases.map(({ label }, index) => ({ value: String(index), label }))}
              value={String(about)}
              onChange={(event) => setAbout(Number(event.target.value))}
            />
          </Field>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Due" name="dueOn">
            <TextInput type="date" {...wired(dueOn, setDueOn)} />
          </Field>
          <Field label="Assignee" name="ownerId">
            <SelectField
              options={[
                ...colleagues.map(({ _id, name }) => ({
                  value: _id,
                  label: _id === viewerId ? `${name} (you)` : name,
                })),
                { value: NO_ONE, label: 'Unassigned' },
              ]}
              {...wired(owner, setOwner)}
            />
          </Field>
        </div>
        {task?.mayDelete && (
          <Button variant="secondary" size="sm" disabled={change.busy} onClick={remove}>
            Delete this task
          </Button>
        )}
        {/* Enter saves. */}
        <button type="submit" hidden />
      </form>
    </AskDialog>
  );
}
