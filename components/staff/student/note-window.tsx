'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { Textarea } from '@/components/ui/controls/textarea';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { call } from '@/lib/api/client';
import { CONTACT_WAY_KINDS, CONTACT_WAYS, type ContactWay } from '@/lib/domain/desk/contact-ways';
import { useChange } from '../use-change';

const CHOICES = CONTACT_WAY_KINDS.map((value) => ({ value, label: CONTACT_WAYS[value] }));

interface NoteWindowProps {
  studentId: string;
  /** What was typed stays when it is closed and opened again. */
  open: boolean;
  onClose: () => void;
}

/** Notes a call or a meeting for the history of contacts. */
export function NoteWindow({ studentId, open, onClose }: NoteWindowProps) {
  const [way, setWay] = useState<ContactWay>('phone');
  const [text, setText] = useState('');
  const { busy, refusal, attempt, run } = useChange(() => {
    onClose();
    setText('');
  });
  const send = () =>
    run(() => call('POST /students/{id}/contacts', { params: { id: studentId }, body: { way, text } }));
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={send}
      title="Note a contact"
      text="Staff read it in the history. The student has it in the file that they export."
      confirmLabel="Note it"
      busy={busy}
    >
      <div className="space-y-4">
        {refusal && <FormErrorSummary title="Not noted" errors={[{ message: refusal.message }]} attempt={attempt} />}
        <RadioGroup
          legend="How?"
          name="way"
          choices={CHOICES}
          value={way}
          onValueChange={(value) => setWay(value as ContactWay)}
        />
        <Field label="What was it about?" name="text" error={refusal?.fields.text ?? ''}>
          <Textarea value={text} maxLength={2000} rows={3} onChange={(event) => setText(event.target.value)} />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
