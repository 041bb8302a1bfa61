'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { SelectField } from '@/components/ui/controls/select-field';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';

interface AddressSelectProps {
  /** The parameter of the address. */
  name: string;
  label: string;
  /** The choice of an address that names none; '' unless given. */
  first?: string;
  /** What stands for the empty choice. */
  placeholder?: string;
  options: readonly (string | { value: string; label: string })[];
}

/** A filter that stands in the address; a change leads to page 1. */
export function AddressSelect({ name, label, first = '', ...choices }: AddressSelectProps) {
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();
  const choose = (value: string) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (value) next.set(name, value);
    else next.delete(name);
    startLoadingBar();
    router.push(next.size ? `${pathname}?${next}` : pathname, { scroll: false });
  };
  return (
    <SelectField
      aria-label={label}
      className="min-w-36 flex-1 sm:max-w-52 @4xl:max-w-44 @4xl:min-w-32"
      value={params.get(name) ?? first}
      onChange={(event) => choose(event.target.value)}
      {...choices}
    />
  );
}
