'use client';

import { useState } from 'react';
import { AskDialog } from '@/components/staff/form-dialog';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { ChoiceGroup } from '@/components/ui/controls/choice-group';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { ticked, wired } from '@/components/ui/controls/wired';
import { call } from '@/lib/api/client';
import { isDocumentKind, KIND_TITLES } from '@/lib/domain/applications/checklist';
import { ASKABLE, type AskedRow, draftsOf, problemOf } from '../applications/checklist/asked-row';
import { useChange } from '../use-change';
import type { RequestDocumentProps } from './request-document';

interface RequestWindowProps extends RequestDocumentProps {
  onClose: () => void;
}

const newRow = (): AskedRow => ({
  key: 'own request',
  kind: 'passport',
  label: 'Passport',
  note: '',
  dueOn: '',
  fresh: false,
});

/** Another kind brings its own name, unless one was typed. */
function changed(row: AskedRow, fields: Partial<AskedRow>): AskedRow {
  const isNamed = row.label !== KIND_TITLES[row.kind];
  return { ...row, ...(fields.kind && !isNamed ? { label: KIND_TITLES[fields.kind] } : {}), ...fields };
}

/** Asks for a document on one or several open applications; of a student without one, in a message. */
export function RequestWindow({ studentId, applications, onClose }: RequestWindowProps) {
  const [row, setRow] = useState(newRow);
  const [chosen, setChosen] = useState<readonly string[]>(
    applications.length === 1 ? applications.map(({ _id }) => _id) : [],
  );
  const [key] = useState(() => crypto.randomUUID());
  const change = useChange(onClose);
  const send = () => {
    const wrong = problemOf([row]);
    if (wrong) return change.refuse({ message: wrong, fields: {} });
    if (applications.length && !chosen.length) {
      return change.refuse({ message: 'Please choose at least one application.', fields: {} });
    }
    const body = { items: draftsOf([row]), applications: [...chosen], key };
    return change.run(() => call('POST /students/{id}/requests', { params: { id: studentId }, body }));
  };
  const toggle = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <AskDialog
      notDone="Couldn’t send"
      onConfirm={send}
      size="lg"
      title="Request a document"
      text={
        applications.length
          ? 'We’ll notify the student and their agency and tell them where to send it.'
          : 'The student has no open application, so we’ll message them and ask them to add the document to their profile.'
      }
      confirmLabel="Request"
      change={change}
    >
      <div className="space-y-5">
        <ul>
          <AskRowFields row={row} onChange={(fields) => setRow((before) => changed(before, fields))} />
        </ul>
        {applications.length > 0 && (
          <ChoiceGroup legend="For which applications?">
            {applications.map(({ _id, course, university }) => (
              <Checkbox
                key={_id}
                label={course}
                hint={university}
                {...ticked(chosen.includes(_id), (isTicked) => toggle(_id, isTicked))}
              />
            ))}
          </ChoiceGroup>
        )}
      </div>
    </AskDialog>
  );
}

/** One item to ask for: what, by when, and a note. */
function AskRowFields({ row, onChange }: { row: AskedRow; onChange: (fields: Partial<AskedRow>) => void }) {
  const { key, kind, label, note, dueOn, fresh } = row;
  return (
    <li className="grid gap-x-4 gap-y-3 rounded-card border border-line p-3.5 sm:grid-cols-[1fr_1fr_10rem_auto] sm:p-4">
      <Field label="Type" id={`kind ${key}`}>
        <SelectField options={ASKABLE} {...wired(kind, (kind) => onChange({ kind }))} />
      </Field>
      <Field label={kind === 'question' ? 'Question' : 'Item'} id={`label ${key}`}>
        <TextInput {...wired(label, (label) => onChange({ label }))} maxLength={120} />
      </Field>
      <Field label="Due on" id={`due ${key}`} optional>
        <TextInput type="date" {...wired(dueOn, (dueOn) => onChange({ dueOn }))} />
      </Field>
      <Field label="Note" id={`note ${key}`} optional className="sm:col-span-3">
        <TextInput {...wired(note, (note) => onChange({ note }))} maxLength={1000} />
      </Field>
      {isDocumentKind(kind) && (
        <div className="sm:col-span-4">
          <Checkbox
            label="Request a new one, even if the profile has one"
            {...ticked(fresh, (fresh) => onChange({ fresh }))}
          />
        </div>
      )}
    </li>
  );
}
