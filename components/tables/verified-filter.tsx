'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { SelectField } from '@/components/ui/controls/select-field';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';

/** All, the verified, or those not verified yet. It stands in the address; a change leads to page 1. */
export function VerifiedFilter() {
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();
  const choose = (value: string) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (value) next.set('verified', value);
    else next.delete('verified');
    startLoadingBar();
    router.push(next.size ? `${pathname}?${next}` : pathname, { scroll: false });
  };
  return (
    <SelectField
      aria-label="Verified"
      className="min-w-40 flex-1 sm:max-w-52"
      value={params.get('verified') ?? ''}
      onChange={(event) => choose(event.target.value)}
      options={[
        { value: '', label: 'Verified or not' },
        { value: 'yes', label: 'Verified' },
        { value: 'no', label: 'Not verified yet' },
      ]}
    />
  );
}
