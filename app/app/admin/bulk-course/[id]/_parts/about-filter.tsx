'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { SelectField } from '@/components/ui/controls/select-field';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import { COURSE_FIELD_LABELS } from '@/lib/domain/course-fields';

/** Narrows rows to one field that changes, or to one column at fault; it stands in the address and leads back to page 1. */
export function AboutFilter({ choices, about }: AboutFilterProps) {
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();
  const choose = (value: string) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (value) next.set('about', value);
    else next.delete('about');
    startLoadingBar();
    router.replace(`${pathname}?${next}`, { scroll: false });
  };
  return (
    <SelectField
      aria-label="Only rows about"
      className="min-w-36 flex-1 sm:max-w-64"
      value={about}
      onChange={(event) => choose(event.target.value)}
      options={[
        { value: '', label: 'Everything' },
        ...choices.map(({ name, count }) => ({
          value: name,
          label: `${LABELS[name] ?? name} (${count.toLocaleString('en-GB')})`,
        })),
      ]}
    />
  );
}

const LABELS: Readonly<Record<string, string>> = { ...COURSE_FIELD_LABELS, retiredOn: 'Offered again' };

interface AboutFilterProps {
  choices: readonly { name: string; count: number }[];
  about: string;
}
