'use client';

import { Link } from '@/components/ui/buttons/link';
import { classNames } from '@/components/ui/layout/class-names';
import { useChoice } from './use-choice';

const CHOICES: readonly [charge: string, label: string][] = [
  ['me', 'Mine'],
  ['nobody', 'Unassigned'],
  ['all', 'All'],
];

interface AssigneeFilterProps {
  /** The name of one colleague whose cases the address names. */
  other?: string | undefined;
  /** What an address without a choice shows. */
  first?: 'me' | 'all';
}

/** Whose cases a list shows. It stands in the address as `charge`; a change leads to page 1. */
export function AssigneeFilter({ other, first = 'all' }: AssigneeFilterProps) {
  const { chosen: chosenIn, hrefOf } = useChoice();
  const chosen = chosenIn('charge') ?? first;
  const choices = other ? [...CHOICES, [chosen, other] as const] : CHOICES;
  return (
    <nav
      aria-label="Assigned to"
      className="max-w-full overflow-x-auto rounded-control border border-control bg-raised"
    >
      <ul className="flex divide-x divide-line">
        {choices.map(([charge, label]) => (
          <li key={charge} className="shrink-0">
            <Link
              href={hrefOf('charge', charge === first ? null : charge)}
              scroll={false}
              aria-current={charge === chosen ? 'true' : undefined}
              className={classNames(
                'flex min-h-9 items-center px-3 text-sm font-medium whitespace-nowrap text-muted hover:text-ink focus-visible:-outline-offset-2 pointer-coarse:min-h-11',
                'aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-raised',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
