'use client';

import { Field } from '@/components/ui/controls/field';
import { NumberInput } from '@/components/ui/controls/number-input';
import { SelectField } from '@/components/ui/controls/select-field';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { Section } from '@/components/ui/layout/section';
import { STUDENT_FIELD_LABELS, STUDENT_FIELDS, type StudentField } from '@/lib/domain/student-fields';
import { columnLetter } from '@/lib/engines/import/spreadsheet';
import type { PlanChoice, StudentPlan } from './use-student-import';

interface PlanColumnsProps {
  plan: StudentPlan;
  busy: boolean;
  /** Reads the file anew with this correction. */
  onChange: (changed: PlanChoice) => void;
}

/** How the file is read: its sheet, the row of heads, what each column holds; every part can be corrected. */
export function PlanColumns({ plan, busy, onChange }: PlanColumnsProps) {
  const { sheets, sheet, headerRow, columns, missing } = plan;
  const choose = (column: number, field: StudentField | null) => {
    const width = Math.max(...columns.map((one) => one.column)) + 1;
    const fields = Array.from(
      { length: width },
      (_none, at) => columns.find((one) => one.column === at)?.field ?? null,
    );
    // A field stands in one column: choosing it elsewhere moves it.
    const moved = fields.map((one, at) => (at === column ? field : one === field ? null : one));
    onChange({ sheet, headerRow, fields: moved });
  };
  return (
    <Section title="How the file is read" description="Correct what is not right; the rows below follow.">
      {missing.length > 0 && (
        <p role="status" className="mb-4">
          <StatusChip tone="attention">{`No column for ${missing.join(', ')}. Please choose it below.`}</StatusChip>
        </p>
      )}
      <div className="mb-4 flex flex-wrap gap-4">
        {sheets.length > 1 && (
          <Field label="Sheet" name="sheet" className="w-56">
            <SelectField
              value={String(sheet)}
              disabled={busy}
              onChange={(event) => onChange({ sheet: Number(event.target.value) })}
              options={sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
            />
          </Field>
        )}
        <Field label="Row of the heads" name="headerRow" className="w-40">
          <NumberInput
            key={`${sheet} ${headerRow}`}
            defaultValue={headerRow}
            disabled={busy}
            onBlur={(event) => {
              const row = Number(event.target.value);
              if (row >= 1 && row <= 1_000 && row !== headerRow) onChange({ sheet, headerRow: row });
            }}
          />
        </Field>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map(({ column, head, samples, field }) => (
          <li key={column} className="rounded-card border border-line bg-raised p-4">
            <Field label={head || `Column ${columnLetter(column)}`} name={`column-${column}`}>
              <SelectField
                value={field ?? ''}
                disabled={busy}
                onChange={(event) => choose(column, (event.target.value || null) as StudentField | null)}
                placeholder="Kept as a note"
                options={STUDENT_FIELDS.map((one) => ({ value: one, label: STUDENT_FIELD_LABELS[one] }))}
              />
            </Field>
            <p className="mt-2 text-xs text-muted wrap-anywhere">{samples.join(' · ') || 'Empty'}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
