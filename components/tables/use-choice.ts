'use client';

import { usePathname, useSearchParams } from 'next/navigation';

/** What the address of a list narrows it to. */
export function useChoice() {
  const pathname = usePathname();
  const params = useSearchParams();
  return {
    chosen: (name: string) => params.get(name),
    /** The first page of the list with another choice under `name`; with none for '' or null. */
    hrefOf: (name: string, value: string | null) => {
      const next = new URLSearchParams(params);
      next.delete('page');
      if (value) next.set(name, value);
      else next.delete(name);
      return next.size ? `${pathname}?${next}` : pathname;
    },
  };
}
