'use client';

import { useState } from 'react';
import { AskDialog } from '@/components/staff/form-dialog';
import { Field } from '@/components/ui/controls/field';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { SelectField } from '@/components/ui/controls/select-field';
import { Textarea } from '@/components/ui/controls/textarea';
import { wired } from '@/components/ui/controls/wired';
import { CallError, call } from '@/lib/api/client';
import { useChange } from '../use-change';

/** Students or applications that change hands, each with the assignee as the page shows it. */
export interface Cases {
  of: 'students' | 'applications' | 'enquiries';
  cases: readonly { _id: string; from: string | null }[];
}

export interface Colleague {
  _id: string;
  name: string;
}

type HandOverDialogProps = Cases & { colleagues: readonly Colleague[]; onClose: () => void; onDone?: () => void };

/** So many are all in sight; more are in a list that opens. */
const MOST_IN_SIGHT = 10;
const NO_ONE = 'none';
const ONE = { students: 'student', applications: 'application', enquiries: 'enquiry' } as const;

/** Asks who is the assignee from now on, with a note for them. Those whom another took meanwhile stay, and are named. */
export function HandOverDialog({ of, cases, colleagues, onClose, onDone }: HandOverDialogProps) {
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const change = useChange(() => {
    onClose();
    onDone?.();
  });
  const current = new Set(cases.map(({ from }) => from));
  const choices = [
    ...colleagues.map(({ _id, name }) => ({ value: _id, label: name })),
    { value: NO_ONE, label: 'Unassigned' },
  ].filter(({ value }) => !(current.size === 1 && current.has(value === NO_ONE ? null : value)));

  const send = () => {
    if (!to) return change.refuse({ message: 'Please choose a person.', fields: {} });
    return change.run(async () => {
      const body = { of, cases: [...cases], to: to === NO_ONE ? null : to, note };
      const { success, message, results } = await call('POST /staff/hand-over', { body });
      const reasons = new Set(results.flatMap((result) => (result.done ? [] : [result.message])));
      if (!success) throw new CallError(409, [message, ...reasons].join(' '));
      return { message };
    });
  };
  return (
    <AskDialog
      notDone="Couldn’t hand over"
      onClose={onClose}
      onConfirm={send}
      title={cases.length === 1 ? `Hand this ${ONE[of]} over?` : `Hand over ${cases.length} ${of}?`}
      text={
        of === 'students'
          ? 'Their applications with the same counsellor are handed over too. We’ll tell the student who their new counsellor is.'
          : 'We’ll notify the new counsellor.'
      }
      confirmLabel="Hand over"
      change={change}
    >
      {choices.length <= MOST_IN_SIGHT ? (
        <RadioGroup legend="Assign to" name="to" choices={choices} value={to} onValueChange={setTo} />
      ) : (
        <Field label="Assign to" name="to">
          <SelectField placeholder="Choose" options={choices} {...wired(to, setTo)} />
        </Field>
      )}
      <Field label="Note" name="note" optional hint="Only staff can read it.">
        <Textarea {...wired(note, setNote)} maxLength={1000} rows={2} />
      </Field>
    </AskDialog>
  );
}
