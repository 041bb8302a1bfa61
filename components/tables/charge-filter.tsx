'use client';

import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { classNames } from '@/components/ui/layout/class-names';

const CHOICES = [
  { charge: 'me', label: 'Mine' },
  { charge: 'nobody', label: 'Nobody’s' },
  { charge: null, label: 'Everyone’s' },
] as const;

/**
 * Whose cases a list shows. It stands in the address as `charge`; a change leads to page 1. `other` is the name of one
 * colleague whose cases the address names.
 */
export function ChargeFilter({ other }: { other?: string | undefined }) {
  const pathname = usePathname();
  const params = useSearchParams();
  const chosen = params.get('charge');
  const hrefOf = (charge: string | null) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (charge) next.set('charge', charge);
    else next.delete('charge');
    return next.size ? `${pathname}?${next}` : pathname;
  };
  const choices = other && chosen ? [...CHOICES, { charge: chosen, label: other }] : CHOICES;
  return (
    <nav aria-label="In charge" className="max-w-full overflow-x-auto rounded-control border border-control bg-raised">
      <ul className="flex divide-x divide-line">
        {choices.map(({ charge, label }) => (
          <li key={charge ?? ''} className="shrink-0">
            <Link
              href={hrefOf(charge)}
              scroll={false}
              prefetch={false}
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
