'use client';

import { useRouter } from 'next/navigation';
import { Field } from '@/components/ui/controls/field';
import { NumberInput } from '@/components/ui/controls/number-input';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';
import type { StudentSheetView } from '@/lib/contract/imports/student-sheets';
import { type DayOrder, STUDENT_FIELD_LABELS, STUDENT_FIELDS, type StudentField } from '@/lib/domain/student-fields';
import { columnLetter } from '@/lib/engines/import/spreadsheet';

interface Choice {
  sheet?: number;
  headerRow?: number;
  fields?: readonly (StudentField | null)[];
  days?: readonly (DayOrder | null)[];
  counsellor_name?: string;
}

/** How a sheet is read: its table, the row of heads, what each column holds; every part can be corrected until rows are added. */
export function PlanColumns({ plan }: { plan: StudentSheetView }) {
  const { sheets, sheet, headerRow, columns, missing, counsellor_name } = plan;
  const router = useRouter();
  const { busy, run } = useRun();
  const width = Math.max(0, ...columns.map((one) => one.column)) + 1;
  const at = (column: number) => columns.find((one) => one.column === column);
  const fields = Array.from({ length: width }, (_none, column) => at(column)?.field ?? null);
  const days = Array.from({ length: width }, (_none, column) => {
    const order = at(column)?.days ?? null;
    return order === 'asks' ? null : order;
  });
  const onChange = async ({ fields: chosen, days: orders, ...rest }: Choice) => {
    await run(
      async () => {
        await call('POST /agent/student-sheets/{id}/reading', {
          params: { id: plan._id },
          body: {
            counsellor_name,
            ...rest,
            ...(chosen ? { fields: chosen.map((field) => field ?? '').join(',') } : {}),
            ...(orders ? { days: orders.map((order) => order ?? '').join(',') } : {}),
          },
        });
      },
      ({ fields, message }) => toast.error(Object.values(fields)[0] ?? message),
    );
    rereadPage(router);
  };
  const choose = (column: number, field: StudentField | null) => {
    // A field stands in one column: choosing it elsewhere moves it.
    const moved = fields.map((one, place) => (place === column ? field : one === field ? null : one));
    void onChange({ sheet, headerRow, fields: moved, days });
  };
  const asked = columns.filter((column) => column.days === 'asks');
  return (
    <Section title="How we read your file" description="Correct anything that is wrong. The rows below change at once.">
      {missing.length > 0 && (
        <p role="status" className="mb-4">
          <StatusChip tone="attention">{`No column for ${missing.join(', ')}. Please choose one below.`}</StatusChip>
        </p>
      )}
      {asked.length > 0 && (
        <p role="status" className="mb-4">
          <StatusChip tone="attention">
            {`Dates like 03/04 are unclear in ${asked.map(({ head, column }) => head || columnLetter(column)).join(', ')}. Please choose below whether the day or the month comes first.`}
          </StatusChip>
        </p>
      )}
      <div className="mb-4 flex flex-wrap gap-4">
        {sheets.length > 1 && (
          <Field label="Sheet" name="sheet" className="w-56">
            <SelectField
              value={String(sheet)}
              disabled={busy}
              onChange={(event) => void onChange({ sheet: Number(event.target.value) })}
              options={sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
            />
          </Field>
        )}
        <Field label="Header row" name="headerRow" className="w-40">
          <NumberInput
            key={`${sheet} ${headerRow}`}
            defaultValue={headerRow}
            disabled={busy}
            onBlur={(event) => {
              const row = Number(event.target.value);
              if (row >= 1 && row <= 1_000 && row !== headerRow) void onChange({ sheet, headerRow: row });
            }}
          />
        </Field>
        <Field
          label="Counsellor name"
          name="counsellor"
          hint="For rows without a counsellor."
          className="w-56"
          optional
        >
          <TextInput
            key={counsellor_name}
            defaultValue={counsellor_name}
            maxLength={120}
            disabled={busy}
            onBlur={(event) => {
              const name = event.target.value.trim();
              if (name !== counsellor_name) void onChange({ sheet, headerRow, fields, days, counsellor_name: name });
            }}
          />
        </Field>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map(({ column, head, samples, field, days: order }) => (
          <li key={column} className="rounded-card border border-line bg-raised p-4">
            <Field label={head || `Column ${columnLetter(column)}`} name={`column-${column}`}>
              <SelectField
                value={field ?? ''}
                disabled={busy}
                onChange={(event) => choose(column, (event.target.value || null) as StudentField | null)}
                placeholder="Save as a note"
                options={STUDENT_FIELDS.map((one) => ({ value: one, label: STUDENT_FIELD_LABELS[one] }))}
              />
            </Field>
            {order && (
              <Field label="Date order" name={`days-${column}`} className="mt-2">
                <SelectField
                  value={order === 'asks' ? '' : order}
                  disabled={busy}
                  onChange={(event) => {
                    const chosen = (event.target.value || null) as DayOrder | null;
                    const orders = days.map((one, place) => (place === column ? chosen : one));
                    void onChange({ sheet, headerRow, fields, days: orders });
                  }}
                  placeholder="Please choose"
                  options={[
                    { value: 'day', label: 'Day first: 31/12' },
                    { value: 'month', label: 'Month first: 12/31' },
                  ]}
                />
              </Field>
            )}
            <p className="mt-2 text-xs text-muted wrap-anywhere">{samples.join(' · ') || 'Empty'}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
