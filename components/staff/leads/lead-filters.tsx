'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { SelectField } from '@/components/ui/controls/select-field';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import { LEAD_SOURCE_KINDS, LEAD_SOURCES, LEAD_STATE_KINDS, LEAD_STATES } from '@/lib/domain/desk/leads';

const FILTERS = [
  {
    name: 'state',
    label: 'State',
    options: [
      { value: '', label: 'Open ones' },
      { value: 'all', label: 'All' },
      ...LEAD_STATE_KINDS.map((value) => ({ value, label: LEAD_STATES[value] })),
    ],
  },
  {
    name: 'source',
    label: 'Source',
    options: [
      { value: '', label: 'Any source' },
      ...LEAD_SOURCE_KINDS.map((value) => ({ value, label: LEAD_SOURCES[value] })),
    ],
  },
  {
    name: 'due',
    label: 'Follow up',
    options: [
      { value: '', label: 'Any day' },
      { value: 'today', label: 'Today or before' },
    ],
  },
] as const;

/** State, source and day of the enquiries in sight. They stand in the address; a change leads to page 1. */
export function LeadFilters() {
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (value) next.set(name, value);
    else next.delete(name);
    startLoadingBar();
    router.push(next.size ? `${pathname}?${next}` : pathname, { scroll: false });
  };
  return FILTERS.map(({ name, label, options }) => (
    <SelectField
      key={name}
      aria-label={label}
      className="min-w-36 flex-1 sm:max-w-44"
      value={params.get(name) ?? ''}
      onChange={(event) => choose(name, event.target.value)}
      options={options}
    />
  ));
}
