'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { AddressSearch } from '@/components/staff/address-search';
import { startLoadingBar } from '@/components/ui/loading-bar';
import { SelectField } from '@/components/ui/select-field';
import { APPLICATION_STATUSES } from '@/lib/contract/application-status';
import { COUNTRIES } from '@/lib/contract/lists';

/** Search, country and status of the applications in sight; all of it stands in the address. */
export function BoardFilters() {
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();

  const choose = (name: 'country' | 'status', value: string) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (value) next.set(name, value);
    else next.delete(name);
    startLoadingBar();
    router.push(next.size ? `${pathname}?${next}` : pathname, { scroll: false });
  };
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <AddressSearch label="Search applications" />
      <SelectField
        aria-label="Country"
        className="min-w-36 flex-1 sm:max-w-48"
        value={params.get('country') ?? ''}
        onChange={(event) => choose('country', event.target.value)}
        options={[{ value: '', label: 'All countries' }, ...COUNTRIES]}
      />
      <SelectField
        aria-label="Status"
        className="min-w-36 flex-1 sm:max-w-56"
        value={params.get('status') ?? ''}
        onChange={(event) => choose('status', event.target.value)}
        options={[{ value: '', label: 'Board: all open' }, ...APPLICATION_STATUSES]}
      />
    </div>
  );
}
