'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { NumberInput } from '@/components/ui/controls/number-input';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import type { Choice, Proposal } from './use-proposal';

interface SheetChoiceProps {
  choice: Choice;
  proposal: Proposal;
  onChoose: (change: Partial<Choice>) => void;
}

/** Which sheet is read, where its headings stand, and what holds for all its rows. */
export function SheetChoice({ choice, proposal, onChoose }: SheetChoiceProps) {
  const { sheets, sheet, headerRow } = proposal;
  const [typedRow, setTypedRow] = useState(String(headerRow));
  const [university, setUniversity] = useState(choice.university);
  const [shown, setShown] = useState({ sheet, headerRow });
  if (shown.sheet !== sheet || shown.headerRow !== headerRow) {
    setShown({ sheet, headerRow });
    setTypedRow(String(headerRow));
  }
  const needsUniversity = proposal.missing.includes('university') || choice.university !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const row = /^\d{1,3}$/.test(typedRow) ? Number(typedRow) : headerRow;
    const isMoved = row !== headerRow;
    // Corrections belong to the columns of one header row.
    onChoose({ university, ...(isMoved ? { sheet, headerRow: row, mapping: [] } : {}) });
  };
  return (
    <form noValidate className="space-y-4" onSubmit={submit}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Field label="Sheet" name="sheet" hint={`${sheets.length} in this file`}>
          <SelectField
            value={String(sheet)}
            options={sheets.map(({ index, name, rows, hidden }) => ({
              value: String(index),
              label: sheetLabel(name, [
                rows === null ? '' : `${rows.toLocaleString('en-GB')} rows`,
                hidden ? 'hidden' : '',
              ]),
            }))}
            onChange={(event) => onChoose({ sheet: Number(event.target.value), headerRow: null, mapping: [] })}
          />
        </Field>
        <Field label="Header row" name="headerRow" hint="Enter 0 if the file has no headings.">
          <NumberInput value={typedRow} onChange={(event) => setTypedRow(event.target.value)} />
        </Field>
        {needsUniversity && (
          <Field
            label="University for all rows"
            name="university"
            hint="For files from one university without a university column."
          >
            <TextInput value={university} onChange={(event) => setUniversity(event.target.value)} />
          </Field>
        )}
      </div>
      {choice.university === '' && proposal.universityOffers.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <span className="text-muted">All rows belong to</span>
          {proposal.universityOffers.map(({ university: name, from }) => (
            <Button
              key={from}
              type="button"
              variant="secondary"
              size="sm"
              onClick={() => {
                setUniversity(name);
                onChoose({ university: name });
              }}
            >
              {`${name} (${from})`}
            </Button>
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox
          label="Include hidden and struck-out rows"
          checked={choice.includeHidden}
          onChange={(event) => onChoose({ includeHidden: event.target.checked })}
        />
        <Button type="submit" variant="secondary" size="sm">
          Apply these settings
        </Button>
      </div>
    </form>
  );
}

function sheetLabel(name: string, remarks: readonly string[]): string {
  const said = remarks.filter(Boolean).join(', ');
  return said ? `${name} (${said})` : name;
}
