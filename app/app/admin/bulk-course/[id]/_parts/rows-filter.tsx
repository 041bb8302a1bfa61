'use client';

import { useRouter } from 'next/navigation';
import { useChoice } from '@/components/tables/use-choice';
import { SelectField } from '@/components/ui/controls/select-field';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import { COURSE_FIELD_LABELS } from '@/lib/domain/courses/course-fields';

/** Narrows rows to one choice, which stands in the address under `name` and leads back to page 1. */
export function RowsFilter({ name, label, all, choices, value }: RowsFilterProps) {
  const router = useRouter();
  const { hrefOf } = useChoice();
  const choose = (chosen: string) => {
    startLoadingBar();
    router.replace(hrefOf(name, chosen), { scroll: false });
  };
  return (
    <SelectField
      aria-label={label}
      className="min-w-36 flex-1 sm:max-w-64"
      value={value}
      onChange={(event) => choose(event.target.value)}
      options={[
        { value: '', label: all },
        ...choices.map((choice) => ({
          value: choice.name,
          label: `${LABELS[choice.name] ?? choice.name} (${choice.count.toLocaleString('en-GB')})`,
        })),
      ]}
    />
  );
}

const LABELS: Readonly<Record<string, string>> = {
  ...COURSE_FIELD_LABELS,
  retiredOn: 'Offered again',
  typedOver: 'Register differs from your value',
  perhaps: 'May already exist',
};

interface RowsFilterProps {
  /** Of the address's parameter. */
  name: 'about' | 'university';
  label: string;
  /** The choice that narrows nothing. */
  all: string;
  choices: readonly { name: string; count: number }[];
  value: string;
}
