'use client';

import { Download } from 'lucide-react';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { Menu } from '@/components/ui/windows/menu';
import { type CallName, queryString } from '@/lib/api/client';
import type { ExportFormat } from '@/lib/contract/table-export';
import { saveConfirmed } from './save-confirmed';

interface ExportMenuProps {
  /** The call that answers the table as a file. */
  call: Extract<CallName, `GET ${string}/export` | `GET ${string}/template`>;
  /** What narrows and orders the table in sight. */
  query: Readonly<Record<string, string | undefined>>;
  label?: string;
  /** Staff give their password before they take a list of people out. */
  confirm?: boolean;
}

/** Downloads all rows of a table, as it is searched and ordered, in one of the formats. */
export function ExportMenu({ call, query, label = 'Export', confirm = false }: ExportMenuProps) {
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
      items={FORMATS.map(({ format, label }) => {
        const href = `/api/v1${path}${queryString({ ...query, format })}`;
        return confirm ? { label, onSelect: () => void saveConfirmed(href) } : { label, href, isFile: true };
      })}
    />
  );
}

const FORMATS: readonly { format: ExportFormat; label: string }[] = [
  { format: 'xlsx', label: 'Excel (XLSX)' },
  { format: 'csv', label: 'Text (CSV)' },
];
