'use client';

import { type FormEvent, useState } from 'react';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { call } from '@/lib/api/client';
import { useChange } from '../use-change';

interface FinishDialogProps {
  task: { _id: string; title: string };
  onClose: () => void;
}

/** Asks what came of a task, in a word; Enter is enough. */
export function FinishDialog({ task, onClose }: FinishDialogProps) {
  const [word, setWord] = useState('');
  const { busy, refusal, attempt, run } = useChange(onClose);
  const finish = (event?: FormEvent) => {
    event?.preventDefault();
    return run(() => call('POST /staff/tasks/{id}/done', { params: { id: task._id }, body: { word } }));
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={finish}
      title={`Done: ${task.title}`}
      confirmLabel="Done"
      busy={busy}
    >
      <form noValidate onSubmit={finish} className="space-y-4">
        {refusal && <FormErrorSummary title="Not noted" errors={[{ message: refusal.message }]} attempt={attempt} />}
        <Field label="What came of it?" name="word" optional>
          <TextInput autoComplete="off" data-initial-focus="" {...wired(word, setWord)} maxLength={200} />
        </Field>
        <button type="submit" hidden />
      </form>
    </ConfirmDialog>
  );
}
