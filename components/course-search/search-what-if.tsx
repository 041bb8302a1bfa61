'use client';

import { useSearchParams } from 'next/navigation';
import type { ComponentProps } from 'react';
import { WhatIf } from '@/components/eligibility/what-if';
import { readQuery } from './search-address';
import { whatIfFilters } from './what-if-filters';

/** What higher scores would open among the courses that the address bar searches. */
export function SearchWhatIf(props: Omit<ComponentProps<typeof WhatIf>, 'filters'>) {
  return <WhatIf {...props} filters={whatIfFilters(readQuery(useSearchParams()))} />;
}
