'use client';

import { useState } from 'react';
import { AskDialog } from '@/components/staff/form-dialog';
import { Field } from '@/components/ui/controls/field';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { Textarea } from '@/components/ui/controls/textarea';
import { wired } from '@/components/ui/controls/wired';
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
  const change = useChange(() => {
    onClose();
    setText('');
  });
  const send = () =>
    change.run(() => call('POST /students/{id}/contacts', { params: { id: studentId }, body: { way, text } }));
  return (
    <AskDialog
      notDone="Couldn’t save"
      open={open}
      onClose={onClose}
      onConfirm={send}
      title="Log a contact"
      text="Staff can read this in the history. It is also part of the student’s data export."
      confirmLabel="Save"
      change={change}
    >
      <RadioGroup
        legend="Type"
        name="way"
        choices={CHOICES}
        value={way}
        onValueChange={(value) => setWay(value as ContactWay)}
      />
      <Field label="Notes" name="text">
        <Textarea {...wired(text, setText)} maxLength={2000} rows={3} />
      </Field>
    </AskDialog>
  );
}
