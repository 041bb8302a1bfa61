'use client';

import { Download } from 'lucide-react';
import { buttonStyle } from '@/components/ui/controls/button-style';
import { Menu } from '@/components/ui/windows/menu';
import { type CallName, queryString } from '@/lib/api/client';
import type { ExportFormat } from '@/lib/contract/table-export';

interface ExportMenuProps {
  /** The call that answers the table as a file. */
  call: Extract<CallName, `GET ${string}/export` | `GET ${string}/template`>;
  /** What narrows and orders the table in sight. */
  query: Readonly<Record<string, string | undefined>>;
  label?: string;
}

/** Downloads all rows of a table, as it is searched and ordered, in one of the formats. */
export function ExportMenu({ call, query, label = 'Export' }: ExportMenuProps) {
  const path = call.slice('GET '.length);
  return (
    <Menu
      trigger={
        <>
          <Download aria-hidden className="size-4" />
          {label}
        </>
      }
      triggerClassName={buttonStyle('secondary', 'md')}
      items={FORMATS.map(({ format, label }) => ({
        label,
        href: `/api/v1${path}${queryString({ ...query, format })}`,
        isFile: true,
      }))}
    />
  );
}

const FORMATS: readonly { format: ExportFormat; label: string }[] = [
  { format: 'xlsx', label: 'Excel (XLSX)' },
  { format: 'csv', label: 'Text (CSV)' },
];
