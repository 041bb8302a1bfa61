'use client';

import { type FormEvent, useState } from 'react';
import { AskDialog } from '@/components/staff/form-dialog';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { call } from '@/lib/api/client';
import { useChange } from '../use-change';

/** Asks what came of a task, in a word; Enter is enough. */
export function FinishDialog({ task, onClose }: { task: { _id: string; title: string }; onClose: () => void }) {
  const [word, setWord] = useState('');
  const change = useChange(onClose);
  const finish = (event?: FormEvent) => {
    event?.preventDefault();
    return change.run(() => call('POST /staff/tasks/{id}/done', { params: { id: task._id }, body: { word } }));
  };
  return (
    <AskDialog
      notDone="Couldn’t save"
      onConfirm={finish}
      title={`Done: ${task.title}`}
      confirmLabel="Done"
      change={change}
    >
      <form noValidate onSubmit={finish} className="space-y-4">
        <Field label="Outcome" name="word" optional>
          <TextInput autoComplete="off" data-initial-focus="" {...wired(word, setWord)} maxLength={200} />
        </Field>
        <button type="submit" hidden />
      </form>
    </AskDialog>
  );
}
