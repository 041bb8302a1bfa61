'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useTransition } from 'react';
import { type TableState, tableSearchParams } from './table-state';

/**
 * Keeps a server-driven table's state in the page's address, beside what else stands there.
 * @returns `onChange` for the table's `server`, and `pending` for its `loading` while the next rows are on their way.
 */
export function useTableAddress(): { onChange: (state: TableState) => void; pending: boolean } {
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();
  const [pending, startTransition] = useTransition();
  const onChange = (state: TableState) => {
    const query = tableSearchParams(state, new URLSearchParams(params)).toString();
    startTransition(() => router.replace(query ? `${pathname}?${query}` : pathname, { scroll: false }));
  };
  return { onChange, pending };
}
