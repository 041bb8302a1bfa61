'use client';

import { useRouter } from 'next/navigation';
import { SelectField } from '@/components/ui/controls/select-field';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import { useChoice } from './use-choice';

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
  const { chosen, hrefOf } = useChoice();
  const choose = (value: string) => {
    startLoadingBar();
    router.push(hrefOf(name, value), { scroll: false });
  };
  return (
    <SelectField
      aria-label={label}
      className="min-w-36 flex-1 sm:max-w-52 @4xl:max-w-44 @4xl:min-w-32"
      value={chosen(name) ?? first}
      onChange={(event) => choose(event.target.value)}
      {...choices}
    />
  );
}
