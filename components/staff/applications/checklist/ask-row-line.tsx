'use client';

import { ChevronDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { ticked, wired } from '@/components/ui/controls/wired';
import { classNames } from '@/components/ui/layout/class-names';
import { isDocumentKind, KIND_TITLES } from '@/lib/domain/applications/checklist';
import { dateText } from '@/lib/domain/days/day-words';
import { ASKABLE, type AskedRow } from './asked-row';

interface AskRowLineProps {
  row: AskedRow;
  /** The day of all that have none of their own. */
  dueAll: string;
  /** Made by hand: its kind can be chosen. */
  isOwn: boolean;
  onChange: (fields: Partial<AskedRow>) => void;
  onRemove: () => void;
}

/** One item to ask for, in one line; a day of its own and a note unfold. */
export function AskRowLine({ row, dueAll, isOwn, onChange, onRemove }: AskRowLineProps) {
  const [open, setOpen] = useState(false);
  const { key, kind, label, note, dueOn, fresh } = row;
  const name = label || KIND_TITLES[kind];
  const more = [dueOn && dueOn !== dueAll && dateText(dueOn), note && 'with a note'].filter(Boolean).join(', ');
  return (
    <li className="p-2.5">
      <div className="flex flex-wrap items-center gap-2">
        {isOwn && (
          <SelectField
            aria-label="Type"
            className="w-auto max-w-44"
            options={ASKABLE}
            {...wired(kind, (kind) => onChange({ kind }))}
          />
        )}
        <TextInput
          aria-label={kind === 'question' ? 'Question' : 'Item'}
          placeholder={kind === 'question' ? 'Question' : 'Item'}
          {...wired(label, (label) => onChange({ label }))}
          maxLength={120}
          className="min-w-36 flex-1"
        />
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="inline-flex min-h-9 items-center gap-1 rounded-control px-1.5 text-fine text-brand-ink hover:underline pointer-coarse:min-h-11"
        >
          {more || 'Date, note'}
          <span className="sr-only"> of {name}</span>
          <ChevronDown aria-hidden className={classNames('size-3.5', open && 'rotate-180')} />
        </button>
        <IconButton label={`Remove ${name}`} className="size-9" onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </div>
      {open && (
        <div className="mt-2.5 grid gap-x-4 gap-y-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <Field label="Different due date" id={`due ${key}`} optional>
            <TextInput type="date" {...wired(dueOn, (dueOn) => onChange({ dueOn }))} />
          </Field>
          <Field label="Note" id={`note ${key}`} optional>
            <TextInput {...wired(note, (note) => onChange({ note }))} maxLength={1000} />
          </Field>
          {isDocumentKind(kind) && (
            <div className="sm:col-span-2">
              <Checkbox
                label="Request a new one, even if the profile has one"
                {...ticked(fresh, (fresh) => onChange({ fresh }))}
              />
            </div>
          )}
        </div>
      )}
    </li>
  );
}
