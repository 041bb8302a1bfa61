'use client';

import { useState } from 'react';
import { monthName } from '@/components/report/month-words';
import { ExportMenu } from '@/components/tables/export-menu';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { Section } from '@/components/ui/layout/section';

/** A month's clients and what was done for them, as a file. @param months 'YYYY-MM', the present one first */
export function MonthSheet({ months }: { months: readonly string[] }) {
  const [month, setMonth] = useState(months[1] ?? months[0] ?? '');
  return (
    <Section
      title="Monthly client list"
      description="All leads and students that you worked with in the month, with their calls, visits, applications and outcomes."
    >
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Month" name="month">
          <SelectField
            value={month}
            onChange={({ target }) => setMonth(target.value)}
            options={months.map((one) => ({ value: one, label: monthName(one) }))}
          />
        </Field>
        <ExportMenu call="GET /agency/report/export" query={{ month }} label="Download" />
      </div>
    </Section>
  );
}
