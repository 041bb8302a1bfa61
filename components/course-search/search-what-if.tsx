'use client';

import { useSearchParams } from 'next/navigation';
import type { ComponentProps } from 'react';
import { WhatIf } from '@/components/eligibility/what-if';
import { readQuery } from './search-address';
import { whatIfFilters } from './what-if-filters';

/** What higher scores would open among the courses that the address bar searches. */
export function SearchWhatIf({ first, children }: Pick<ComponentProps<typeof WhatIf>, 'first' | 'children'>) {
  const filters = whatIfFilters(readQuery(useSearchParams()));
  return (
    <WhatIf first={first} filters={filters}>
      {children}
    </WhatIf>
  );
}
