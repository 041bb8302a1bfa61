'use client';

import { useState } from 'react';
import { monthName } from '@/components/report/month-words';
import { ExportMenu } from '@/components/tables/export-menu';
import { CONTROL, CONTROL_SIZE } from '@/components/ui/controls/control-style';
import { Section } from '@/components/ui/layout/section';

/** A month's clients and what was done for them, as a file. @param months 'YYYY-MM', the present one first */
export function MonthSheet({ months }: { months: readonly string[] }) {
  const [month, setMonth] = useState(months[1] ?? months[0] ?? '');
  return (
    <Section
      title="Clients of a month"
      description="Every lead and student you did something for, with what was done: calls, visits, applications and their outcome."
    >
      <div className="flex flex-wrap items-end gap-3">
        <label className="text-sm font-medium">
          Month
          <select
            value={month}
            onChange={({ target }) => setMonth(target.value)}
            className={`${CONTROL} ${CONTROL_SIZE} mt-1.5 block`}
          >
            {months.map((one) => (
              <option key={one} value={one}>
                {monthName(one)}
              </option>
            ))}
          </select>
        </label>
        <ExportMenu call="GET /agency/report/export" query={{ month }} label="Download" />
      </div>
    </Section>
  );
}
