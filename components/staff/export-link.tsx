import { Download } from 'lucide-react';
import { buttonStyle } from '@/components/ui/button-style';
import { queryString } from '@/lib/api/client';
import type { PeopleList } from '@/lib/contract/people-export';

/** Downloads all rows of a table, those searched for, as a CSV file. */
export function ExportLink({ list, search }: { list: PeopleList; search: string }) {
  const q = search.trim().slice(0, 100);
  return (
    // A plain link: the router must not fetch a file as if it were a page.
    <a href={`/api/v1/export/${list}${queryString({ q })}`} download className={buttonStyle('secondary', 'md')}>
      <Download aria-hidden className="size-4" />
      Export CSV
    </a>
  );
}
