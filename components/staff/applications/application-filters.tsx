'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { ChargeFilter } from '@/components/tables/charge-filter';
import { SelectField } from '@/components/ui/controls/select-field';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import { APPLICATION_STATUSES } from '@/lib/domain/applications/application-status';
import { COUNTRIES } from '@/lib/domain/countries';
import { DEFAULT_STALLED_DAYS, STALLED_AFTER } from './stalled-after';

type ApplicationFiltersProps = {
  /** Beside the country: which status, or how long it was not moved. */
  also?: 'status' | 'days';
  /** Staff, for the name of one whose applications are in sight. */
  colleagues: readonly { _id: string; name: string }[];
};

/** In whose charge, the country, and status or days, of the applications in sight. They stand in the address; a change leads to page 1. */
export function ApplicationFilters({ also, colleagues }: ApplicationFiltersProps) {
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
  return (
    <>
      <ChargeFilter other={colleagues.find(({ _id }) => _id === params.get('charge'))?.name} />
      <SelectField
        aria-label="Country"
        className="min-w-36 flex-1 sm:max-w-48"
        value={params.get('country') ?? ''}
        onChange={(event) => choose('country', event.target.value)}
        options={[{ value: '', label: 'All countries' }, ...COUNTRIES]}
      />
      {also === 'status' && (
        <SelectField
          aria-label="Status"
          className="min-w-36 flex-1 sm:max-w-56"
          value={params.get('status') ?? ''}
          onChange={(event) => choose('status', event.target.value)}
          options={[{ value: '', label: 'Any status' }, ...APPLICATION_STATUSES]}
        />
      )}
      {also === 'days' && (
        <SelectField
          aria-label="No move for"
          className="min-w-36 flex-1 sm:max-w-56"
          value={params.get('days') ?? String(DEFAULT_STALLED_DAYS)}
          onChange={(event) => choose('days', event.target.value)}
          options={STALLED_AFTER.map((days) => ({ value: String(days), label: `${days} working days or more` }))}
        />
      )}
    </>
  );
}
