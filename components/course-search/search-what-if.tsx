'use client';

import { useSearchParams } from 'next/navigation';
import type { ComponentProps } from 'react';
import { WhatIf } from '@/components/eligibility/what-if';
import { queryParameters, readQuery } from './search-address';

/** What higher scores would open among the courses that the address bar searches. */
export function SearchWhatIf({ first }: Pick<ComponentProps<typeof WhatIf>, 'first'>) {
  const { qualify, sort, block, page, ...filters } = queryParameters(readQuery(useSearchParams()));
  return <WhatIf first={first} filters={filters} />;
}
