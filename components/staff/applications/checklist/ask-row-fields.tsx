'use client';

import { Trash2 } from 'lucide-react';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { IconButton } from '@/components/ui/controls/icon-button';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { ticked, wired } from '@/components/ui/controls/wired';
import { isDocumentKind, KIND_TITLES } from '@/lib/domain/applications/checklist';
import { ASKABLE, type AskedRow } from './asked-row';

interface AskRowFieldsProps {
  row: AskedRow;
  /** Made by hand: its kind can be chosen. */
  isOwn: boolean;
  onChange: (fields: Partial<AskedRow>) => void;
  /** Left out where the only row can't go. */
  onRemove?: () => void;
}

/** One item to ask for: what, by when, and a note. */
export function AskRowFields({ row, isOwn, onChange, onRemove }: AskRowFieldsProps) {
  const { key, kind, label, note, dueOn, fresh } = row;
  return (
    <li className="grid gap-x-4 gap-y-3 rounded-card border border-line p-3.5 sm:grid-cols-[1fr_1fr_10rem_auto] sm:p-4">
      {isOwn ? (
        <Field label="Type" id={`kind ${key}`}>
          <SelectField options={ASKABLE} {...wired(kind, (kind) => onChange({ kind }))} />
        </Field>
      ) : (
        <p className="self-center text-sm text-muted">{KIND_TITLES[kind]}</p>
      )}
      <Field label={kind === 'question' ? 'Question' : 'Item'} id={`label ${key}`}>
        <TextInput {...wired(label, (label) => onChange({ label }))} maxLength={120} />
      </Field>
      <Field label="Due on" id={`due ${key}`} optional>
        <TextInput type="date" {...wired(dueOn, (dueOn) => onChange({ dueOn }))} />
      </Field>
      {onRemove && (
        <IconButton label={`Remove ${label || KIND_TITLES[kind]}`} className="self-end" onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      )}
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
