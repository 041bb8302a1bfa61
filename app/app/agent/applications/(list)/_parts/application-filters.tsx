'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useTransition } from 'react';
import { SelectField } from '@/components/ui/controls/select-field';
import { APPLICATION_STATUSES } from '@/lib/domain/applications/application-status';
import { WAITS_ON } from '@/lib/domain/applications/next-move';
import { COUNTRIES } from '@/lib/domain/countries';

const SIDES = Object.entries(WAITS_ON).map(([value, label]) => ({ value, label }));

/** Status, country and side of the applications in sight. They stand in the address; a change leads back to page 1. */
export function ApplicationFilters({ status, country, waits }: Record<'status' | 'country' | 'waits', string>) {
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();
  const [pending, startTransition] = useTransition();

  const choose = (name: 'status' | 'country' | 'waits', chosen: string) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (chosen) next.set(name, chosen);
    else next.delete(name);
    startTransition(() => router.replace(next.size ? `${pathname}?${next}` : pathname, { scroll: false }));
  };
  return (
    <div aria-busy={pending} className="flex flex-1 flex-wrap gap-3 max-lg:basis-full">
      <SelectField
        aria-label="Application status"
        className="min-w-40 flex-1 sm:max-w-56"
        value={status}
        onChange={(event) => choose('status', event.target.value)}
        placeholder="Any status"
        options={APPLICATION_STATUSES}
      />
      <SelectField
        aria-label="Country"
        className="min-w-40 flex-1 sm:max-w-48"
        value={country}
        onChange={(event) => choose('country', event.target.value)}
        placeholder="Any country"
        options={COUNTRIES}
      />
      <SelectField
        aria-label="Waits on"
        className="min-w-40 flex-1 sm:max-w-56"
        value={waits}
        onChange={(event) => choose('waits', event.target.value)}
        placeholder="Waits on anybody"
        options={SIDES}
      />
    </div>
  );
}
